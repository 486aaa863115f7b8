// Type-checks everything in two programs side by side: the servers with their panels, and the store. One program for all the
// server packages reads Strapi's types once instead of a dozen times.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { root } from './root.mjs';

const programs = ['tsconfig.json', 'storefront/tsconfig.json'];

const check = (config) =>
  new Promise((resolve) => {
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    execFile(process.execPath, [tsc, '--noEmit', '-p', config], { cwd: root, maxBuffer: 1 << 26 }, (error, stdout) => {
      if (error !== null) console.error(stdout || error.message);
      resolve(error === null);
    });
  });

const results = await Promise.all(programs.map(check));
const isGood = results.every(Boolean);
console.log(isGood ? 'Tipos correctos' : 'Hay errores de tipos');
process.exit(isGood ? 0 : 1);
