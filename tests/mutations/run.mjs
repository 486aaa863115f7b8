// npm run mutate [-- files …]: changes the rules of the files a little, one place at a time, and tells which changes no test of the
// rules notices. Without files: what differs from the last commit, else what that commit changed. Ends after ten minutes.
import { spawn, execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../config/launch/root.mjs';

const budgetMs = 10 * 60_000;

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const isRule = (file) => /\.tsx?$/.test(file) && !/\.(test|spec|d)\.tsx?$|^tests\/|\/tests?(ing)?\//.test(file);

function changed() {
  const now = git('diff', '--name-only', '--diff-filter=d', 'HEAD').filter(isRule);
  return now.length > 0 ? now : git('diff', '--name-only', '--diff-filter=d', 'HEAD~1', 'HEAD').filter(isRule);
}

/** Tests of the rules in the file's own folder, and others that import it by its name. */
function testsOf(file) {
  const name = path.basename(file).replace(/\.tsx?$/, '');
  const beside = git('ls-files', `${path.dirname(file)}/*.test.ts`, `${path.dirname(file)}/*.test.tsx`);
  const importing = gitGrep(`/${name}'`);
  return [...beside, ...importing].filter((test) => !test.includes('.flow.') && !test.startsWith('tests/'));
}

function gitGrep(text) {
  try {
    return git('grep', '-lF', text, '--', '*.test.ts', '*.test.tsx');
  } catch {
    return []; // Nothing found is how git says 1.
  }
}

const named = process.argv.slice(2);
const files = named.length > 0 ? git('ls-files', '--', ...named).filter(isRule) : changed();
const tested = files.filter((file) => testsOf(file).length > 0);
for (const file of files) if (!tested.includes(file)) console.log(`Sin pruebas de reglas (lo prueban flujos): ${file}`);
if (tested.length === 0) process.exit(0);

const tests = [...new Set(tested.flatMap(testsOf))];
console.log(`Archivos: ${tested.length}; de pruebas: ${tests.length}`);
const run = spawn('npx', ['stryker', 'run', 'tests/mutations/stryker.config.mjs', '--mutate', tested.join(',')], {
  cwd: root,
  env: { ...process.env, MUTATED_TESTS: tests.join(',') },
  stdio: 'inherit',
});
const budget = setTimeout(() => {
  console.log('Se acabaron los diez minutos: lo anterior es lo que se encontró');
  run.kill('SIGINT');
}, budgetMs);
run.once('exit', (code) => {
  clearTimeout(budget);
  process.exit(code ?? 0);
});
