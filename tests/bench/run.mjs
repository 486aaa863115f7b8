// `npm run bench`: builds the servers and this bench, then runs it. What it measures and how is told in README.md.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../config/launch/root.mjs';

const cache = path.join(root, 'node_modules/.cache/mayorista/bench');
const outfile = path.join(cache, 'bench.cjs');

execFileSync(process.execPath, [path.join(root, 'config/launch/build.mjs')], { stdio: 'inherit' });
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
