// `npm run bench`: builds the servers and this bench, then runs it. What it measures and how is told in README.md.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { buildAll } from '../../config/launch/build-all.mjs';
import { root } from '../../config/launch/root.mjs';
import { ensureSecrets } from '../../config/launch/secrets.mjs';

const cache = path.join(root, 'node_modules/.cache/mayorista/bench');
const outfile = path.join(cache, 'bench.cjs');

await ensureSecrets();
await buildAll(console.error);
await build({
  entryPoints: [path.join(import.meta.dirname, 'main.ts')],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  logLevel: 'error',
});
await import(pathToFileURL(outfile).href);
