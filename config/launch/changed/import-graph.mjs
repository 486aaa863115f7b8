import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../root.mjs';

const isCode = (file) => /\.[cm]?tsx?$|\.[cm]?js$/.test(file);
const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '.cjs', '.d.ts', '/index.ts', '/index.tsx'];

/** Reads the files of the project that git knows or may come to know, without what is built. */
export function projectFiles() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const files = [...new Set(listed.split('\0').filter(Boolean))].filter((file) => existsSync(path.join(root, file)));
  return new Map(files.map((file) => [file, isCode(file) || file.endsWith('package.json') ? contentOf(file) : '']));
}

const contentOf = (file) => readFileSync(path.join(root, file), 'utf8');

/**
 * Reads who imports whom: for each file those that name it in an import, an `import()` or a `require` by a literal, types too (a
 * contract's types are how one plugin knows the services of another). `files` is a map of paths to texts.
 */
export function importersIn(files) {
  const offered = offeredBy(files);
  const importers = new Map();
  for (const [file, text] of files) {
    if (!isCode(file)) continue;
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      const target = fileName.startsWith('.')
        ? endings
            .map((end) => path.posix.join(path.posix.dirname(file), `${fileName}${end}`))
            .find((each) => files.has(each))
        : offered.get(fileName);
      if (target === undefined) continue;
      if (!importers.has(target)) importers.set(target, new Set());
      importers.get(target).add(file);
    }
  }
  return importers;
}

/** What packages of ours offer, by the name that others import: the file of its sources. */
function offeredBy(files) {
  const offered = new Map();
  for (const [file, text] of files) {
    if (!/^[^/]+(\/[^/]+)?\/package\.json$/.test(file)) continue;
    const { name, exports = {} } = JSON.parse(text);
    for (const [key, target] of Object.entries(exports)) {
      const source = typeof target === 'string' ? target : target.mayorista;
      if (source !== undefined)
        offered.set(path.posix.join(name, key), path.posix.join(path.posix.dirname(file), source));
    }
  }
  return offered;
}

/** Returns files with all that reach them by imports. */
export function reaching(start, importers) {
  const found = new Set(start);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}
