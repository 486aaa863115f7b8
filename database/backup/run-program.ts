import { spawn, type ChildProcess } from 'node:child_process';
import { BackupProblem } from './problem';

interface Ended {
  readonly child: ChildProcess;
  /** Resolves with what it wrote, rejects with the last line of its complaints. */
  readonly done: Promise<string>;
}

/** Starts a program; `done` rejects with a BackupProblem when it is missing or fails. */
export function startProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Ended {
  const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  const done = new Promise<string>((resolve, reject) => {
    let [written, complaints] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (written += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(new BackupProblem(error.code === 'ENOENT' ? `Falta el programa ${program} de PostgreSQL` : error.message)),
    );
    child.once('close', (code) => {
      if (code === 0) return resolve(written.trim());
      return reject(new BackupProblem(`${program}: ${complaints.trim().split('\n').at(-1) ?? `código ${code}`}`));
    });
  });
  return { child, done };
}

/** Runs a program to its end and returns what it wrote. */
export function runProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { child, done } = startProgram(program, args, env);
  child.stdin?.end();
  return done;
}
