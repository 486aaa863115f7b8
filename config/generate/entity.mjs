// npm run new -- entity PLUGIN NAME: a plain noun, from content type to flow test.
import { addElement, addImport, addProperty, addToPlugin } from './edit-source.mjs';
import { permissionPlan } from './permission-rows.mjs';
import { isThere, pluginFolder, read, template } from './project.mjs';
import { accountOf } from './roles.mjs';
import { camelOf, capitalised, checkName, fill, pascalOf, pluralOf, snakeOf } from './words.mjs';

/** The files of a new noun. `role` alone reads and writes it until the matrix says more. `label` is its Spanish name in the singular ('báscula'); without one the name itself stands there. */
export function entityPlan({ plugin, name, label, role }) {
  checkName(plugin, 'Plugin');
  checkName(name, 'Sustantivo');
  const folder = pluginFolder(plugin);
  const words = { ...wordsOf(plugin, name, label ?? name.replaceAll('-', ' ')), account: accountOf(role) };
  const noun = `${folder}/server/src/${words.names}`;
  const permissions = permissionPlan(plugin, [
    [`${words.names}.read`, [role]],
    [`${words.names}.write`, [role]],
  ]);
  return {
    create: [
      {
        file: `cms/src/api/${plugin}/content-types/${name}/schema.json`,
        text: fill(template('entity/schema.json.txt'), words),
      },
      { file: `${noun}/${name}.resource.ts`, text: fill(template('entity/resource.ts.txt'), words) },
      {
        file: `${folder}/server/tests/${words.names}.flow.test.ts`,
        text: fill(template('entity/flow.test.ts.txt'), words),
      },
      ...permissions.create,
    ],
    change: [
      {
        file: `${folder}/server/src/uids.ts`,
        edit: (source) => addProperty(source, 'uids', `${words.camel}: 'api::${plugin}.${name}'`),
      },
      listed(folder, words),
      ...permissions.change,
    ],
  };
}

const wordsOf = (plugin, name, label) => ({
  plugin,
  name,
  names: pluralOf(name),
  camel: camelOf(name),
  Pascal: pascalOf(name),
  table: snakeOf(pluralOf(name)),
  label,
  Label: capitalised(label),
});

/** The resource in the plugin's list: `resources.ts` where there is one, else the table of contents itself. */
function listed(folder, { name, names, camel }) {
  const line = `import { ${camel}Resource } from './${names}/${name}.resource';`;
  const list = `${folder}/server/src/resources.ts`;
  if (isThere(list) && /\bresources\b.*=\s*\[/.test(read(list))) {
    return { file: list, edit: (source) => addElement(addImport(source, line), 'resources', `${camel}Resource`) };
  }
  return {
    file: `${folder}/server/src/index.ts`,
    edit: (source) => addToPlugin(addImport(source, line), 'resources', `${camel}Resource`),
  };
}
