import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..');

/** Files that are no change but serve one. */
const serving = new Set([
  'server/expect-methods',
  'server/content-manager/index',
  'admin/panel',
  'admin/panel-build',
  'admin/rewrite-strapi',
  'admin/rewriting',
]);
/** The changes of Strapi, a file each. */
export const changes = ['server', 'admin']
  .flatMap((side) =>
    readdirSync(path.join(folder, side), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(side, file),
    ),
  )
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((file) => !serving.has(file))
  .sort();
