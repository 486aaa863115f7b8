// What the generators read of the project and write to it: all of a plan, or nothing.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';
import { root } from '../launch/root.mjs';

const templates = path.join(path.dirname(fileURLToPath(import.meta.url)), 'templates');

export const isThere = (file) => existsSync(path.join(root, file));
export const read = (file) => readFileSync(path.join(root, file), 'utf8');
export const namesIn = (folder) => readdirSync(path.join(root, folder));
export const template = (file) => readFileSync(path.join(templates, file), 'utf8');

/** A plugin's folder and its content, or an error in Spanish. */
export function pluginFolder(plugin) {
  const folder = `plugins/${plugin}`;
  if (!isThere(`${folder}/server/src/index.ts`)) throw new Error(`No existe el plugin ${plugin}`);
  return folder;
}

/**
 * Writes a plan: `{ create: [{ file, text }], change: [{ file, edit }] }`. Refuses before the first byte when a file to create
 * is there already or an edit finds no place.
 */
export async function writePlan({ create, change }) {
  const taken = create.filter(({ file }) => isThere(file));
  if (taken.length > 0) throw new Error(`Ya existe: ${taken.map(({ file }) => file).join(', ')}`);
  const made = await Promise.all([
    ...create.map(({ file, text }) => formatted(file, text)),
    ...change.map(({ file, edit }) => formatted(file, edit(read(file)))),
  ]);
  for (const { file, text } of made) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return made.map(({ file }) => file);
}

async function formatted(file, text) {
  const filepath = path.join(root, file);
  const { ignored } = await prettier.getFileInfo(filepath, { ignorePath: path.join(root, '.prettierignore') });
  if (ignored) return { file, text };
  return { file, text: await prettier.format(text, { ...(await prettier.resolveConfig(filepath)), filepath }) };
}
