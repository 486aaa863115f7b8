// npm test: what says that the product works, as much of it as a desk has time for; `npm test -- --all` everything, as CI does,
// `npm test -- --changed [commit]` what the changes since a commit can break. `--only unit,flow`: some stages of either.
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { servicesSuites } from '../../tests/services/suites.mjs';
import { briefly } from './briefly.mjs';
import { changedSince } from './changed/changed-files.mjs';
import { stagesOf } from './changed/stages-of.mjs';
import { failures } from './failures.mjs';
import { ensureInstalled, requireNode, stop } from './preflight.mjs';
import { root } from './root.mjs';
import { ensureSecrets } from './secrets.mjs';
import { runSideBySide } from './side-by-side.mjs';
import { fileTimes, slowest } from './slowest.mjs';
import { stages } from './stages.mjs';
import { temporaryFolder } from './temporary-folder.mjs';
import { ensureTools } from './tools.mjs';

const startedAt = Date.now();
const say = (text) => console.log(`[${((Date.now() - startedAt) / 1000).toFixed(0)} s] ${text}`);
const reports = path.join(root, 'node_modules', '.cache', 'mayorista', 'reports');

/** Fewer than most machines have: what is timed in a browser or across processes wants some room. */
const cores = 2;

async function main() {
  requireNode();
  await ensureInstalled(say);
  await ensureSecrets();
  const builds = await import('./build-all.mjs');
  await builds.buildWhatServes(say);
  await mkdir(reports, { recursive: true });
  const chosen = chosenStages(await stagesOfRun());
  const TMPDIR = await temporaryFolder();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const preparing = [
    { name: 'tools', cores: 0, run: () => ensureTools(say) },
    { name: 'panel', cores: 1, run: () => builds.buildPanel(say) },
    { name: 'store', cores: 1, run: () => builds.buildStore(say) },
  ].filter(({ name }) => chosen.some(({ after = [] }) => after.includes(name)));
  const stagesToRun = chosen.map((stage) => ({ ...stage, run: () => runStage(stage, TMPDIR) }));
  // Builds first: most stages wait for one.
  const answers = await runSideBySide([...preparing, ...stagesToRun], cores);
  summarise(answers.filter((answer) => answer !== undefined));
}

/** The stages of a desk, of everything, or those that run what changes can break; then it says what changed and why each is run. */
async function stagesOfRun() {
  const unknown = process.argv.filter((argument) => /^-/.test(argument) && !options.includes(argument));
  if (unknown.length > 0) stop(`No existe la opción ${unknown.join(', ')}. Hay: ${options.join(', ')}`);
  const index = process.argv.indexOf('--changed');
  if (index < 0) return process.argv.includes('--all') ? stages : briefly(stages);
  const [ref] = process.argv.slice(index + 1, index + 2).filter((argument) => !argument.startsWith('--'));
  const { since, files } = changedFiles(ref);
  say(`Cambios desde ${since}: ${files.length === 0 ? 'ninguno' : `${files.length} archivos`}`);
  for (const file of files.slice(0, shownFiles)) console.log(`  ${file}`);
  if (files.length > shownFiles) console.log(`  … y ${files.length - shownFiles} más`);
  // What reads imports needs the compiler, which may have been installed only now.
  const [{ projectFiles }, { whatBreaks }] = await Promise.all([
    import('./changed/import-graph.mjs'),
    import('./changed/choose.mjs'),
  ]);
  const { why, ...choice } = whatBreaks(files, projectFiles(), servicesSuites);
  for (const line of why) console.log(line);
  return stagesOf(choice, stages);
}

const options = ['--all', '--changed', '--only'];
const shownFiles = 20;

function changedFiles(ref) {
  try {
    return changedSince(ref);
  } catch (error) {
    return stop(
      `Git no dice qué cambió desde ${ref ?? 'la rama principal'}: ${String(error.stderr ?? error.message).trim()}`,
    );
  }
}

/** Those that `--only` names. */
function chosenStages(all) {
  const index = process.argv.indexOf('--only');
  if (index < 0) return all;
  const names = (process.argv[index + 1] ?? '').split(',');
  const unknown = names.filter((name) => ![...stages, ...all].some((stage) => stage.name === name));
  if (unknown.length > 0)
    stop(`No existe la etapa ${unknown.join(', ')}. Hay: ${stages.map(({ name }) => name).join(', ')}`);
  return all.filter(({ name }) => names.includes(name));
}

async function runStage(stage, TMPDIR) {
  say(`${stage.label}…`);
  const file = path.join(reports, `${stage.name}.json`);
  await rm(file, { force: true });
  const begunAt = Date.now();
  const code = await execute(stage, file, TMPDIR);
  const seconds = (Date.now() - begunAt) / 1_000;
  const counted =
    stage.report === 'check'
      ? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
      : await count(stage.report, file);
  // A runner that died before it counted is a failure, whatever it had counted.
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  say(`${stage.label}: ${counted.passed} bien, ${failed} mal`);
  return { ...stage, ...counted, failed, seconds, ...(await timesAndFailures(stage, file)) };
}

function execute(stage, file, TMPDIR) {
  const [command, ...args] = stage.command;
  const reporting =
    stage.report === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      : stage.report === 'playwright'
        ? ['--reporter=list,json']
        : [];
  const env = {
    ...process.env,
    ...stage.env,
    TMPDIR,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    // What checks and requests make is short-lived: collected less often, checks take a seventh less, flows a twentieth.
    NODE_OPTIONS: '--max-semi-space-size=64',
  };
  return new Promise((resolve) => {
    const child = spawn(command, [...args, ...reporting], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env });
    // A build that fails ends the run; what runs beside it must not outlive it.
    process.once('exit', () => child.kill());
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function count(kind, file) {
  const report = await readFile(file, 'utf8').then(JSON.parse, () => null);
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  if (kind === 'vitest')
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
  for (const page of await pagesOfFailures(report)) console.log(page);
  const { expected, unexpected, skipped } = report.stats;
  return { passed: expected, failed: unexpected, skipped };
}

async function timesAndFailures({ name: stage, report: kind }, file) {
  const report = kind === 'check' ? null : await readFile(file, 'utf8').then(JSON.parse, () => null);
  if (report === null) return { times: [], lines: [] };
  const times = fileTimes(kind, report, root).map((each) => ({ ...each, stage }));
  return { times, lines: failures(kind, report, root) };
}

/** What the browser showed when a journey failed, for whoever has only the output: one text an attempt. */
async function pagesOfFailures(report) {
  const specs = ({ suites = [], specs: own = [] }) => [...own, ...suites.flatMap(specs)];
  const attachments = specs(report)
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .flatMap((result) => result.attachments)
    .filter(({ name, path: file }) => name === 'error-context' && file);
  return Promise.all(attachments.map(({ path: file }) => readFile(file, 'utf8').catch(() => '')));
}

function summarise(results) {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const times = results.flatMap((result) => result.times);
  if (times.length > 0) console.log(['Los archivos más lentos:', ...slowest(times)].join('\n'));
  const lines = results.flatMap((result) => result.lines);
  if (lines.length > 0) console.log(['Lo que falló:', ...lines].join('\n'));
  for (const { label, passed, failed, seconds } of results)
    console.log(`${failed === 0 ? '✔' : '✖'} ${label}: ${passed} bien, ${failed} mal (${seconds.toFixed(0)} s)`);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exit(total('failed') === 0 ? 0 : 1);
}

main().catch((error) => stop(error instanceof Error ? error.message : String(error)));
