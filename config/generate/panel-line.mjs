// Where the panel shows a new noun.
import { addImport, addToList, addToRegister } from './edit-source.mjs';
import { isThere, read, template } from './project.mjs';
import { packageExport } from './shared-exports.mjs';
import { fill } from './words.mjs';

/** The part of a plan that shows a noun in its area of the menu: the pages of a shape, the list that Strapi generates of content. */
export const panelPlan = ({ kind, folder, words }) =>
  kind === 'content' ? listPlan(words) : recordPagesPlan(folder, kind, words);

const pages = `import { recordPages } from '@mayorista/kernel/panel/records';`;

function recordPagesPlan(folder, kind, words) {
  const file = `${folder}/admin/src/index.tsx`;
  const moves = kind === 'document' ? movesOf(words) : '';
  const call = `recordPages(app, ${words.camel}, { area: '${words.area}'${moves} });`;
  const shape = `import { ${words.camel} } from '../../shared/${words.name}.shape';`;
  const edit = (source) =>
    addToRegister(addImport(source.includes(pages) ? source : addImport(source, pages), shape), call);
  if (isThere(file)) return { create: [], change: [{ file, edit: edit }] };
  const { strapi } = JSON.parse(read(`${folder}/package.json`));
  const text = fill(template('panel.tsx.txt'), { plugin: words.plugin, displayName: strapi.displayName });
  return {
    create: [{ file, text: edit(text) }],
    change: packageExport(folder, './strapi-admin', './admin/src/index.tsx'),
  };
}

/** The permission of the moves that the template of a document gives one of their own. */
const movesOf = ({ names }) => `, permissions: { moves: { activate: '${names}.activate', end: '${names}.activate' } }`;

/** A line among the generated lists, and the role's right to write there. */
function listPlan({ plugin, name, role, area, Labels }) {
  const uid = `api::${plugin}.${name}`;
  return {
    create: [],
    change: [
      {
        file: 'cms/src/admin/frame/lists.json',
        edit: (source) => {
          const lists = JSON.parse(source);
          const line = { uid, label: Labels, isLocalized: true };
          return JSON.stringify({ ...lists, [area]: [...(lists[area] ?? []), line] }, null, 2);
        },
      },
      {
        file: 'config/src/permissions/panel-content.ts',
        edit: (source) => addToList(source, ['panelContent', role, 'write'], `'${uid}'`),
      },
    ],
  };
}
