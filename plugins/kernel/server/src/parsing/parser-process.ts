import { fork, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtFile } from './parser';

/** A task of a process. */
export interface ParserTask {
  readonly file: string;
  readonly input: unknown;
  readonly mostBytes: number;
  readonly mostSeconds: number;
}

/** The answer of a process; there is none where it was ended. */
export type ParserAnswer = { readonly value: unknown } | { readonly error: string };

/** The message of a process: its answer, and the memory that it holds by then. */
export interface ParserMessage {
  readonly answer: ParserAnswer;
  readonly bytes: number;
}

const heapMegabytes = 256;
/** Below the bound of every parser: what one file left in a process must not be counted as the next one's. */
const mostBytesAtRest = 200 * 1024 * 1024;
/** A machine that is busy with other things computes this much slower. */
const slowness = 10;

/** A process for one parser at a time. It reads files that it is told of, and has neither the platform's variables nor its connections. */
export class ParserProcess {
  private readonly child: ChildProcess;
  private bytes = 0;

  constructor() {
    this.child = fork(builtFile(path.join(__dirname, 'parser-child')), {
      env: { TMPDIR: tmpdir() },
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // A failed start is an end as any other.
    this.child.on('error', () => this.end());
    this.rest();
  }

  /** Runs one parser. Null where the process ended before it answered: it took too much time or memory, or died of the file. */
  run(task: ParserTask): Promise<ParserAnswer | null> {
    this.wake();
    return new Promise((resolve) => {
      const done = (answer: ParserAnswer | null): void => {
        clearTimeout(timer);
        this.child.off('message', told).off('exit', ended).off('error', ended);
        this.rest();
        resolve(answer);
      };
      const told = (message: unknown): void => {
        const { answer, bytes } = message as ParserMessage;
        this.bytes = bytes;
        done(answer);
      };
      const ended = (): void => done(null);
      const timer = setTimeout(() => this.end(), task.mostSeconds * slowness * 1_000);
      this.child.on('message', told).on('exit', ended).on('error', ended);
      this.child.send(task, (error) => {
        if (error !== null) ended();
      });
    });
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null && this.child.connected;
  }

  /** Tells whether it can be used for another parser. */
  get isLight(): boolean {
    return this.bytes <= mostBytesAtRest;
  }

  end(): void {
    this.child.kill('SIGKILL');
  }

  /** An idle process keeps nobody from ending. */
  private rest(): void {
    this.child.unref();
    this.child.channel?.unref();
  }

  private wake(): void {
    this.child.ref();
    this.child.channel?.ref();
  }
}
