// npm run new -- content PLUGIN NAME: texts in several languages, written as a draft and published; from content type to flow test.
import { addElement, addImport, addProperty, addToPlugin } from './edit-source.mjs';
import { nounWords } from './nouns.mjs';
import { panelPlan } from './panel-line.mjs';
import { permissionPlan } from './permission-rows.mjs';
import { isThere, pluginFolder, read, template } from './project.mjs';
import { fill } from './words.mjs';

/** The files of new content. `role` alone reads, writes and publishes it until the matrix says more. */
export function contentPlan({ plugin, name, label, role, area }) {
  const folder = pluginFolder(plugin);
  const words = nounWords({ plugin, name, label, role, area });
  const made = (file, from) => ({ file, text: fill(template(`content/${from}.txt`), words) });
  const permissions = permissionPlan(plugin, [
    [`${words.names}.read`, [role]],
    [`${words.names}.write`, [role]],
  ]);
  const panel = panelPlan({ kind: 'content', folder, words });
  return {
    create: [
      made(`cms/src/api/${plugin}/content-types/${name}/schema.json`, 'schema.json'),
      made(`${folder}/server/src/${words.names}/${name}.resource.ts`, 'resource.ts'),
      made(`${folder}/server/tests/${words.names}.flow.test.ts`, 'flow.test.ts'),
      ...permissions.create,
      ...panel.create,
    ],
    change: [
      {
        file: `${folder}/server/src/uids.ts`,
        edit: (source) => addProperty(source, 'uids', `${words.camel}: 'api::${plugin}.${name}'`),
      },
      listed(folder, words),
      ...permissions.change,
      ...panel.change,
    ],
  };
}

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
