// Rows of the permission matrix: in the domain's own file of config/src/permissions/domains, which is made with its first row.
import { addImport, addProperty } from './edit-source.mjs';
import { fill, camelOf } from './words.mjs';
import { isThere, namesIn, read, template } from './project.mjs';

const index = 'config/src/permissions/index.ts';
const domains = 'config/src/permissions/domains';

/** The part of a plan that gives codes to roles: `rows` is a list of [code, roles]. */
export function permissionPlan(plugin, rows) {
  const known = rows.filter(([code]) => isTaken(code)).map(([code]) => code);
  if (known.length > 0) throw new Error(`El permiso ya existe: ${known.join(', ')}`);
  const file = `${domains}/${plugin}.ts`;
  const name = `${camelOf(plugin)}Permissions`;
  const texts = rows.map(([code, roles]) => `'${code}': [${roles.map((role) => `'${role}'`).join(', ')}]`);
  if (isThere(file))
    return {
      create: [],
      change: [{ file, edit: (source) => texts.reduce((text, row) => addProperty(text, name, row), source) }],
    };
  const text = fill(template('permissions.ts.txt'), { name, plugin, rows: texts.join(',\n') });
  return { create: [{ file, text }], change: [{ file: index, edit: (source) => enter(source, plugin, name) }] };
}

const enter = (source, plugin, name) =>
  addProperty(addImport(source, `import { ${name} } from './domains/${plugin}';`), 'permissionMatrix', `...${name}`);

function isTaken(code) {
  return namesIn(domains).some((name) => read(`${domains}/${name}`).includes(`'${code}'`));
}
