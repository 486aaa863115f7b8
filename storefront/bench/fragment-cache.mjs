// Measures what the fragment cache saves of a listing: `node storefront/bench/fragment-cache.mjs`. Prints milliseconds of a processor a page.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = path.dirname(fileURLToPath(import.meta.url));
// Beside the code, so that the packages it imports are found.
const outfile = path.join(here, '.fragment-cache.built.mjs');
process.env.NODE_ENV = 'production';
try {
  await build({
    entryPoints: [path.join(here, 'fragment-cache.tsx')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    define: { 'import.meta.env.SSR': 'true', 'import.meta.env.PROD': 'true', 'import.meta.env.DEV': 'false' },
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  const { measure } = await import(outfile);
  console.log(await measure());
} finally {
  await rm(outfile, { force: true });
}
