import { LRUCache } from 'lru-cache';
import { memoryClock } from '../clock/memory-clock';
import { RateLimitError } from '../errors/refusal';
import type { Caller } from '../work/work-context';
import { FairQueue, type QueueLimits } from './fair-queue';
import { builtFile, type Parser } from './parser';
import { ParserProcess, type ParserAnswer, type ParserTask } from './parser-process';

const megabyte = 1024 * 1024;
const size = 2;
const idleMs = 60_000;
const askAgainSeconds = 10;
const limits: QueueLimits = { mostOfOne: 40, mostOfStranger: 6, mostOfStrangers: 24, mostOfAll: 120 };
/** After this many files that ended a process, a caller waits: each of them cost a process and its time. */
const mostEnded = 5;
const endedMs = 10 * 60_000;

interface Waiting {
  readonly task: ParserTask;
  readonly settle: (answer: ParserAnswer | null) => void;
  readonly refuse: (error: Error) => void;
}

/**
 * Runs parsers in a few processes. One caller has one at a time, strangers together never the last one, and who waits takes turns: whatever
 * one of them sends, the others wait for a free process and not for the file.
 */
export class ParserPool {
  private readonly queue = new FairQueue<Waiting>(limits);
  private readonly idle: ParserProcess[] = [];
  private readonly running = new Map<string, { readonly caller: Caller; readonly process: ParserProcess }>();
  private readonly ended = new LRUCache<string, number>({ max: 5_000, ttl: endedMs, perf: memoryClock });
  private timer: NodeJS.Timeout | undefined;

  /** Runs a parser for a caller. Null where it took too much time or memory. Throws RateLimitError where too much waits for this caller. */
  async run(parser: Parser<never, unknown>, input: unknown, caller: Caller): Promise<ParserAnswer | null> {
    if ((this.ended.get(caller.key) ?? 0) >= mostEnded)
      throw new RateLimitError(Math.max(1, Math.ceil(this.ended.getRemainingTTL(caller.key) / 1_000)));
    const { mostSeconds, mostMegabytes } = parser;
    const task = { file: builtFile(parser.file), input, mostSeconds, mostBytes: mostMegabytes * megabyte };
    const answer = await new Promise<ParserAnswer | null>((settle, refuse) => {
      if (!this.queue.add(caller, { task, settle, refuse })) refuse(new RateLimitError(askAgainSeconds));
      this.advance();
    });
    if (answer === null) this.ended.set(caller.key, (this.ended.get(caller.key) ?? 0) + 1, { noUpdateTTL: true });
    return answer;
  }

  /** Ends all processes; what waits is refused. The next call starts them anew. */
  end(): void {
    clearTimeout(this.timer);
    for (const { refuse } of this.queue.clear()) refuse(new RateLimitError(askAgainSeconds));
    for (const process of this.idle.splice(0)) process.end();
    for (const { process } of this.running.values()) process.end();
  }

  private advance(): void {
    while (this.running.size < size) {
      const next = this.queue.next((caller) => this.mayRun(caller));
      if (next === undefined) return;
      void this.serve(next.caller, next.item);
    }
  }

  private mayRun({ key, isStranger }: Caller): boolean {
    if (this.running.has(key)) return false;
    const strangers = [...this.running.values()].filter(({ caller }) => caller.isStranger).length;
    return !isStranger || strangers < size - 1;
  }

  private async serve(caller: Caller, { task, settle }: Waiting): Promise<void> {
    const process = this.rested() ?? new ParserProcess();
    this.running.set(caller.key, { caller, process });
    const answer = await process.run(task);
    this.running.delete(caller.key);
    this.queue.postpone(caller);
    if (process.isAlive && process.isLight) this.idle.push(process);
    else process.end();
    this.endIdleLater();
    settle(answer);
    this.advance();
  }

  /** Takes an idle process; one may have died meanwhile. */
  private rested(): ParserProcess | undefined {
    let process = this.idle.pop();
    while (process !== undefined && !process.isAlive) process = this.idle.pop();
    return process;
  }

  private endIdleLater(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      for (const process of this.idle.splice(0)) process.end();
    }, idleMs).unref();
  }
}

/** One for all that runs in this process. */
export const parserPool = new ParserPool();
