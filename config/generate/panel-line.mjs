// Where the panel shows a new noun.
import { addImport, addToList, addToRegister } from './edit-source.mjs';
import { isThere, read, template } from './project.mjs';
import { packageExport } from './shared-exports.mjs';
import { fill } from './words.mjs';

/**
 * The part of a plan that shows a noun in its area of the menu. A shape has its pages by `recordPages`, as far as the kernel offers
 * it; content has the list that Strapi generates, and until there are such pages so has a flat record.
 */
export function panelPlan({ kind, folder, words }) {
  if (kind !== 'content' && offersRecordPages()) return recordPagesPlan(folder, words);
  return kind === 'document' ? { create: [], change: [] } : listPlan(words, kind === 'content');
}

const offersRecordPages = () =>
  JSON.parse(read('plugins/kernel/package.json')).exports['./panel/records'] !== undefined;

function recordPagesPlan(folder, words) {
  const file = `${folder}/admin/src/index.tsx`;
  const edit = (source) =>
    addToRegister(
      addImport(
        addImport(source, `import { recordPages } from '@mayorista/kernel/panel/records';`),
        `import { ${words.camel} } from '../../shared';`,
      ),
      `recordPages(app, ${words.camel}, { area: '${words.area}' });`,
    );
  if (isThere(file)) return { create: [], change: [{ file, edit: withoutTwice(edit) }] };
  const { strapi } = JSON.parse(read(`${folder}/package.json`));
  const text = fill(template('panel.tsx.txt'), { plugin: words.plugin, displayName: strapi.displayName });
  return {
    create: [{ file, text: edit(text) }],
    change: packageExport(folder, './strapi-admin', './admin/src/index.tsx'),
  };
}

/** A second shape of a plugin joins the imports that the first one brought. */
const withoutTwice = (edit) => (source) => {
  const lines = edit(source).split('\n');
  const seen = new Set();
  return lines
    .filter((line) => !line.startsWith('import { recordPages }') || (!seen.has(line) && seen.add(line)))
    .join('\n');
};

/** A line among the generated lists, and the role's right to write there. */
function listPlan({ plugin, name, role, area, Labels }, isLocalized) {
  const uid = `api::${plugin}.${name}`;
  return {
    create: [],
    change: [
      {
        file: 'cms/src/admin/frame/lists.json',
        edit: (source) => {
          const lists = JSON.parse(source);
          const line = { uid, label: Labels, ...(isLocalized ? { isLocalized } : {}) };
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
