// npm run new -- record|document PLUGIN NAME: a noun by its shape, from shape to flow test.
import { addImport, addProperty, addToPlugin } from './edit-source.mjs';
import { nounWords } from './nouns.mjs';
import { panelPlan } from './panel-line.mjs';
import { permissionPlan } from './permission-rows.mjs';
import { isThere, pluginFolder, read, template } from './project.mjs';
import { sharedPlan } from './shared-exports.mjs';
import { fill } from './words.mjs';

const rights = { record: ['read', 'write'], document: ['read', 'write', 'activate'] };

/** The files of a new noun; `kind` is 'record' (flat) or 'document' (lines, states, a file). `role` alone reads and writes it until the matrix says more. */
export function recordPlan({ kind, plugin, name, label, role, area }) {
  const folder = pluginFolder(plugin);
  const words = nounWords({ plugin, name, label, role, area });
  assertNew(folder, words);
  const noun = `${folder}/server/src/${words.names}`;
  const made = (file, from) => ({ file, text: fill(template(`${kind}/${from}.txt`), words) });
  const parts = [
    sharedPlan(folder, words),
    permissionPlan(
      plugin,
      rights[kind].map((right) => [`${words.names}.${right}`, [role]]),
    ),
    panelPlan({ kind, folder, words }),
  ];
  return {
    create: [
      made(`${folder}/shared/${name}.shape.ts`, 'shape.ts'),
      made(`${noun}/${name}.record.ts`, 'record.ts'),
      made(`${folder}/server/tests/${words.names}.flow.test.ts`, 'flow.test.ts'),
      ...parts.flatMap(({ create }) => create),
    ],
    change: [
      {
        file: `${folder}/server/src/index.ts`,
        edit: (source) =>
          addToPlugin(
            addImport(source, `import { ${words.camels} } from './${words.names}/${name}.record';`),
            'records',
            words.camels,
          ),
      },
      ...(kind === 'document' ? [message(folder, words)] : []),
      ...parts.flatMap(({ change }) => change),
    ],
  };
}

/** The text of the refusal that a document's guard gives. */
const message = (folder, { snake }) => ({
  file: `${folder}/server/src/messages.ts`,
  edit: (source) =>
    addProperty(
      source,
      'messages',
      `${snake}_without_lines: { es: 'Agrega al menos una partida', en: 'Add at least one line' }`,
    ),
});

/** A noun has one declaration: neither a schema.json nor a uid of its name may be there. */
function assertNew(folder, { plugin, name, camel }) {
  const uids = `${folder}/server/src/uids.ts`;
  const isListed = isThere(uids) && read(uids).includes(`'api::${plugin}.${name}'`);
  if (isListed || isThere(`cms/src/api/${plugin}/content-types/${name}/schema.json`))
    throw new Error(`Ya existe ${camel}: api::${plugin}.${name}`);
}
