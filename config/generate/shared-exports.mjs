// What a plugin shares with its panel, other plugins and tests: its shared/index.ts, which is made with its first shape.
import { packageExport } from './package-json.mjs';
import { isThere } from './project.mjs';

const entry = {
  types: './shared/index.ts',
  mayorista: './shared/index.ts',
  // The panel is built from sources.
  browser: './shared/index.ts',
  default: './dist/shared/index.js',
};
const about = '/** What server, panel and other plugins share of this one: shapes, and what shapes refer to. */';

/** The part of a plan that exports a shape from `@mayorista/<plugin>/shared`. */
export function sharedPlan(folder, { camel, name }) {
  const file = `${folder}/shared/index.ts`;
  const line = `export { ${camel} } from './${name}.shape';`;
  const isListed = isThere(file);
  return {
    create: isListed ? [] : [{ file, text: `${about}\n${line}\n` }],
    change: [
      ...(isListed ? [{ file, edit: (source) => `${source.trimEnd()}\n${line}\n` }] : []),
      ...packageExport(folder, './shared', entry),
    ],
  };
}
