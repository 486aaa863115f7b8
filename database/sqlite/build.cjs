'use strict';
/**
 * Builds better-sqlite3 12 where the running Node needs it. npm runs the scripts of neither version: the lockfile names no address, and
 * without one it does not tell them apart, so that the needless build of 13 could not be refused alone.
 */
const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const path = require('node:path');

const hasNodeApi10 = Number(process.versions.napi) >= 10;

/** The folder of version 12; null where npm left it out. */
function findFolder() {
  try {
    return path.dirname(require.resolve('better-sqlite3-12/package.json'));
  } catch {
    return null;
  }
}

const folder = hasNodeApi10 ? null : findFolder();
if (folder !== null && !existsSync(path.join(folder, 'build', 'Release', 'better_sqlite3.node'))) {
  const run = (args) => spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' }).status === 0;
  const ready = require.resolve('prebuild-install/bin.js', { paths: [folder] });
  const nodeGyp = process.env.npm_config_node_gyp ?? 'node-gyp';
  // What cannot be built is said when it is loaded: an installation for Node 24 needs no compiler.
  if (!run([ready]) && !run([nodeGyp, 'rebuild', '--release'])) console.warn('better-sqlite3 12 no se pudo compilar');
}
