// What a plan adds to the package.json of a plugin.
import { read } from './project.mjs';

/** The part of a plan's changes that has a plugin's package.json export a file. */
export function packageExport(folder, name, target) {
  const file = `${folder}/package.json`;
  if (JSON.parse(read(file)).exports[name] !== undefined) return [];
  return [jsonEdit(file, (manifest) => ({ ...manifest, exports: { ...manifest.exports, [name]: target } }))];
}

/** The part of a plan's changes that has a plugin depend on another package of ours; the lock is told, so that `npm ci` goes on. */
export function packageDependency(folder, name) {
  const version = '0.1.0';
  const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`));
  if (dependencies[name] !== undefined) return [];
  const added = (manifest) => ({ ...manifest, dependencies: { ...manifest.dependencies, [name]: version } });
  const lock = ({ packages, ...rest }) => ({ ...rest, packages: { ...packages, [folder]: added(packages[folder]) } });
  return [jsonEdit(`${folder}/package.json`, added), jsonEdit('package-lock.json', lock)];
}

const jsonEdit = (file, change) => ({
  file,
  edit: (source) => `${JSON.stringify(change(JSON.parse(source)), null, 2)}\n`,
});
