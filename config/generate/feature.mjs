// npm run new -- feature PLUGIN NOUN VERB: a verb of a noun, from permission to flow test.
import { addElement, addImport, addToPlugin } from './edit-source.mjs';
import { permissionPlan } from './permission-rows.mjs';
import { isThere, pluginFolder, read, template } from './project.mjs';
import { accountOf } from './roles.mjs';
import { camelOf, checkName, checkVerb, fill, pascalOf, pluralOf } from './words.mjs';

/** The files of a new verb of a noun that has its content type among the plugin's uids; `role` alone may do it until the matrix says more. */
export function featurePlan({ plugin, noun, verb, role }) {
  checkName(plugin, 'Plugin');
  checkName(noun, 'Sustantivo');
  checkVerb(verb);
  const folder = pluginFolder(plugin);
  const words = { ...wordsOf(plugin, noun, verb), account: accountOf(role) };
  if (!new RegExp(`\\b${words.camel}: 'api::`).test(read(`${folder}/server/src/uids.ts`))) {
    throw new Error(`${plugin} no tiene el sustantivo ${noun}: npm run new -- entity ${plugin} ${noun}`);
  }
  const source = `${folder}/server/src/${words.names}`;
  const permissions = permissionPlan(plugin, [[`${words.names}.${verb}`, [role]]]);
  return {
    create: [
      { file: `${source}/${verb}-${noun}.ts`, text: fill(template('feature/verb.ts.txt'), words) },
      { file: `${source}/${verb}-${noun}.route.ts`, text: fill(template('feature/route.ts.txt'), words) },
      {
        file: `${folder}/server/tests/${verb}-${noun}.flow.test.ts`,
        text: fill(template('feature/flow.test.ts.txt'), words),
      },
      ...permissions.create,
    ],
    change: [listed(folder, words), ...permissions.change],
  };
}

const wordsOf = (plugin, noun, verb) => ({
  plugin,
  name: noun,
  names: pluralOf(noun),
  camel: camelOf(noun),
  verb,
  act: camelOf(verb),
  does: camelOf(`${verb}-${noun}`),
  Does: pascalOf(`${verb}-${noun}`),
});

/** The route in the plugin's list: `routes.ts` where there is one, else the table of contents itself. */
function listed(folder, { name, names, verb, does }) {
  const line = `import { ${does}Route } from './${names}/${verb}-${name}.route';`;
  const list = `${folder}/server/src/routes.ts`;
  if (isThere(list) && /\broutes\b.*=\s*\[/.test(read(list))) {
    return { file: list, edit: (source) => addElement(addImport(source, line), 'routes', `${does}Route`) };
  }
  return {
    file: `${folder}/server/src/index.ts`,
    edit: (source) => addToPlugin(addImport(source, line), 'routes', `${does}Route`),
  };
}
