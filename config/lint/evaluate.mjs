import { createRequire } from 'node:module';
import { buildSync } from 'esbuild';

/** Bundles TypeScript and runs it; returns its exports. `entry` says to esbuild what: `entryPoints`, or `stdin`. */
export function evaluate(entry) {
  const { outputFiles } = buildSync({
    ...entry,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    conditions: ['mayorista'],
    logLevel: 'error',
  });
  const module = { exports: {} };
  const run = new Function('module', 'exports', 'require', outputFiles[0].text);
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}
