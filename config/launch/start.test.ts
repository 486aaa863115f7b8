import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'mayorista-start-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a program of ours to its end; tells how it ended, what it said, and which of our files it loaded. */
async function runToEnd(file: string, env: NodeJS.ProcessEnv) {
  const coverage = path.join(folder, 'loaded');
  const child = spawn(process.execPath, [path.join(root, file)], {
    env: { ...process.env, NODE_V8_COVERAGE: coverage, MAYORISTA_DATA: path.join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  const reports = await Promise.all(
    (await readdir(coverage)).map((name) => readFile(path.join(coverage, name), 'utf8')),
  );
  const loaded = reports.flatMap((text) =>
    (JSON.parse(text) as { result: { url: string }[] }).result.map(({ url }) => path.basename(url)),
  );
  return { code, said: said.trim(), loaded };
}

test('a wrong variable is told in a line before anything is built', async () => {
  const started = await runToEnd('config/launch/start.mjs', { SHUTDOWN_SECONDS: 'pronto', NODE_ENV: 'development' });
  expect([started.code, started.said]).toEqual([1, 'SHUTDOWN_SECONDS: debe ser un número de segundos']);
  expect(started.loaded).toContain('settings.mjs');
  expect(started.loaded).not.toContain('build-all.mjs');
  const checked = await runToEnd('config/launch/before/settings.mjs', { LOG_LEVEL: 'todo', NODE_ENV: 'development' });
  expect([checked.code, checked.said]).toEqual([1, 'LOG_LEVEL: debe ser error, warn, info, http o debug']);
}, 60_000);

test('a taken port is told in a line before anything is built, with the variable that names another', async () => {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  const env = { NODE_ENV: 'development', HOST: '127.0.0.1', CMS_PORT: '4999', STOREFRONT_PORT: String(port) };
  const { code, said, loaded } = await runToEnd('config/launch/start.mjs', env);
  server.close();
  expect([code, said]).toEqual([1, `El puerto ${port} está ocupado. Libéralo o elige otro con STOREFRONT_PORT.`]);
  expect(loaded).not.toContain('build-all.mjs');
}, 60_000);

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('who is asked to end ends what it runs, with whatever that started', async () => {
  const command =
    "const { run } = await import(process.argv[1]); await run('sh', ['-c', 'sleep 300 & echo $! > ' + process.argv[2] + '; wait']);";
  const pidFile = path.join(folder, 'pid');
  const args = ['--input-type=module', '-e', command, path.join(root, 'config/launch/run.mjs'), pidFile];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  let pid = 0;
  await expect.poll(async () => (pid = Number(await readFile(pidFile, 'utf8').catch(() => '')))).toBeGreaterThan(0);
  expect(isAlive(pid)).toBe(true);
  child.kill('SIGTERM');
  await once(child, 'exit');
  for (let n = 0; n < 50 && isAlive(pid); n += 1) await pause(50);
  expect(isAlive(pid)).toBe(false);
}, 30_000);
