import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const plugins = path.resolve(__dirname, '..', '..', 'plugins');
const skipped = new Set(['node_modules', 'dist', 'admin', 'tests']);

/** The sources of the plugins' servers and of what they share. */
function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return skipped.has(name) ? [] : sources(file);
    return /(?<!\.test)\.ts$/.test(name) ? [file] : [];
  });
}

test('nothing that is sent becomes a number, a day or yes and no by force: `true` is no quantity, `typedNumber` takes digits alone', () => {
  const forced = sources(plugins).filter((file) =>
    /\bcoerce\s*\.\s*(number|boolean|bigint|date)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(forced.map((file) => path.relative(plugins, file))).toEqual([]);
});
