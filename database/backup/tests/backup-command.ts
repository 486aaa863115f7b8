import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '@mayorista/kernel/testing';

export interface Answer {
  readonly code: number | null;
  readonly text: string;
}

/** Runs the backup command as an operator does, in a process of its own. */
export function backupCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<Answer> {
  const cli = path.join(repositoryRoot, 'database', 'dist', 'backup', 'cli.js');
  // A shell's own: the platform that runs in this process has made it stricter.
  const strict = process.umask(0o022);
  const child = spawn(process.execPath, [cli, ...args], { env: environment });
  process.umask(strict);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more: string) => (text += more));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, text })));
}
