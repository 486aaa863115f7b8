// npm run new -- verb PLUGIN NOUN VERB: a verb of a noun, from permission to flow test.
import { addElement, addImport, addToPlugin } from './edit-source.mjs';
import { permissionPlan } from './permission-rows.mjs';
import { isThere, pluginFolder, read, template } from './project.mjs';
import { accountOf, roleAccounts } from './roles.mjs';
import { camelOf, checkName, checkVerb, fill, pascalOf, pluralOf } from './words.mjs';

/** The files of a new verb of a noun that is a record by shape or a resource; `role` alone may do it until the matrix says more. */
export function verbPlan({ plugin, noun, verb, role }) {
  checkName(plugin, 'Plugin');
  checkName(noun, 'Sustantivo');
  checkVerb(verb);
  const folder = pluginFolder(plugin);
  const words = wordsOf({ plugin, noun, verb, role });
  const kind = kindOf(folder, words);
  const source = `${folder}/server/src/${words.names}`;
  const permissions = permissionPlan(plugin, [[`${words.names}.${verb}`, [role]]]);
  const made = (file, from) => ({ file, text: fill(template(`verb/${from}.txt`), words) });
  return {
    create: [
      made(`${source}/${verb}-${noun}.ts`, `${kind}-verb.ts`),
      made(`${source}/${verb}-${noun}.route.ts`, `${kind}-route.ts`),
      made(`${folder}/server/tests/${verb}-${noun}.flow.test.ts`, `${kind}-flow.test.ts`),
      ...permissions.create,
    ],
    change: [listed(folder, words), ...permissions.change],
  };
}

function wordsOf({ plugin, noun, verb, role }) {
  const account = accountOf(role);
  const others = roleAccounts().filter((each) => each !== account);
  return {
    plugin,
    name: noun,
    names: pluralOf(noun),
    camel: camelOf(noun),
    camels: camelOf(pluralOf(noun)),
    verb,
    act: camelOf(verb),
    does: camelOf(`${verb}-${noun}`),
    Does: pascalOf(`${verb}-${noun}`),
    account,
    others: others.map((each) => `'${each}'`).join(', '),
  };
}

/** Whether a noun is a record by shape or a resource. Throws when the plugin declares it in neither way. */
function kindOf(folder, { plugin, name, names, camel, camels }) {
  const declares = (file, constant) => isThere(file) && read(file).includes(`export const ${constant} `);
  const noun = `${folder}/server/src/${names}/${name}`;
  if (declares(`${noun}.record.ts`, camels) && declares(`${folder}/shared/${name}.shape.ts`, camel)) return 'record';
  if (declares(`${noun}.resource.ts`, `${camel}Resource`)) return 'resource';
  throw new Error(`${plugin} no tiene el sustantivo ${name}: npm run new -- record ${plugin} ${name}`);
}

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
