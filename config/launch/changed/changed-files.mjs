import { execFileSync } from 'node:child_process';
import { root } from '../root.mjs';

/** Lists what differs from a commit, what is not committed too, as paths below the root. Throws when git does not know the commit. */
export function changedSince(ref, git = gitHere) {
  const since = ref ?? whereBranched(git);
  const lines = (text) => text.split('\0').filter(Boolean);
  const files = [
    ...lines(git('diff', '--name-only', '--no-renames', '-z', since, '--')),
    ...lines(git('ls-files', '--others', '--exclude-standard', '-z')),
  ];
  return { since, files: [...new Set(files)].sort() };
}

/** Finds where this branch left the main one; on that one it is the last commit. */
function whereBranched(git) {
  for (const main of ['origin/main', 'main'])
    if (answers(git, 'rev-parse', '--verify', '--quiet', `${main}^{commit}`))
      return git('merge-base', 'HEAD', main).trim();
  return 'HEAD';
}

function answers(git, ...args) {
  try {
    git(...args);
    return true;
  } catch {
    return false;
  }
}

const gitHere = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'pipe'] });
