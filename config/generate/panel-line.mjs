// Where the panel shows a new noun.
import { addImport, addNamedImport, addToList, addToRegister } from './edit-source.mjs';
import { isThere, read, template } from './project.mjs';
import { packageDependency, packageExport } from './package-json.mjs';
import { fill } from './words.mjs';

/**
 * The part of a plan that shows a noun in its area of the menu: the pages of a shape, in the plugin's desk where it has one, or the
 * list that Strapi generates of content.
 */
export const panelPlan = ({ kind, folder, words }) =>
  kind === 'content' ? listPlan(words) : recordPagesPlan(folder, kind, words);

const pages = `import { recordPages } from '@mayorista/kernel/panel/records';`;

function recordPagesPlan(folder, kind, words) {
  const desk = `${folder}-desk`;
  const file = (panelFolder) => `${panelFolder}/admin/src/index.tsx`;
  const moves = kind === 'document' ? movesOf(words) : '';
  const call = `recordPages(app, ${words.camel}, { area: '${words.area}'${moves} });`;
  const isDesk = isThere(file(desk));
  const withShape = (source) =>
    isDesk
      ? addNamedImport(source, words.camel, `@mayorista/${words.plugin}/shared`)
      : addImport(source, `import { ${words.camel} } from '../../shared/${words.name}.shape';`);
  const edit = (source) => addToRegister(withShape(source.includes(pages) ? source : addImport(source, pages)), call);
  if (isDesk)
    return {
      create: [],
      change: [{ file: file(desk), edit }, ...packageDependency(desk, `@mayorista/${words.plugin}`)],
    };
  if (isThere(file(folder))) return { create: [], change: [{ file: file(folder), edit }] };
  const { strapi } = JSON.parse(read(`${folder}/package.json`));
  const text = fill(template('panel.tsx.txt'), { plugin: words.plugin, displayName: strapi.displayName });
  return {
    create: [{ file: file(folder), text: edit(text) }],
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
