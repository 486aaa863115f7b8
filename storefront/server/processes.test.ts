import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const processes = pathToFileURL(path.join(path.dirname(fileURLToPath(import.meta.url)), 'processes.mjs')).href;

/** Answers with the id of the process that answers, and lets each connection ask once. */
const program = `
import cluster from 'node:cluster';
import http from 'node:http';
import { runProcesses } from '${processes}';
if (cluster.isPrimary) runProcesses(2);
else {
  const server = http.createServer((request, response) => response.setHeader('connection', 'close').end(String(process.pid)));
  server.listen(Number(process.argv[2]), '127.0.0.1');
  process.once('SIGTERM', () => server.close(() => process.exit(0)));
}
`;

let folder: string;
let running: ChildProcess | undefined;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'mayorista-processes-'))));
afterEach(() => {
  running?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function run(port: number): ChildProcess {
  const file = path.join(folder, 'program.mjs');
  writeFileSync(file, program);
  return (running = spawn(process.execPath, [file, String(port)], { stdio: 'ignore' }));
}

async function listenAnywhere(): Promise<net.Server> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function freePort(): Promise<number> {
  const server = await listenAnywhere();
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The processes that answer, asked until there are `count` of them, without `gone`. */
async function answering(port: number, count: number, gone?: string): Promise<string[]> {
  const found = new Set<string>();
  while (found.size < count) {
    // What is handed to a process in the moment it dies is not answered.
    const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(1_000) }).then(
      (response) => response.text(),
      () => null,
    );
    if (answer !== null && answer !== gone) found.add(answer);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return [...found];
}

describe('the processes of the store', () => {
  test('share one port; one that is killed is replaced, and all end when asked to', async () => {
    const port = await freePort();
    const program = run(port);
    const ended = once(program, 'exit');
    const [first = ''] = await answering(port, 2);
    process.kill(Number(first), 'SIGKILL');
    expect(await answering(port, 2, first)).not.toContain(first);
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  test('end with an error where none of them can listen', async () => {
    const other = await listenAnywhere();
    const [code] = await once(run((other.address() as AddressInfo).port), 'exit');
    other.close();
    expect(code).toBeGreaterThan(0);
  });
});
