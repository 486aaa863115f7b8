import type { Reply } from './http-client';

export interface SalesDay {
  /** Ends it and tells what was written and what went wrong. */
  readonly end: () => Promise<{ readonly writes: number; readonly seconds: number; readonly failures: string[] }>;
}

export interface Write {
  /** How often, ms. */
  readonly everyMs: number;
  readonly send: (turn: number) => Promise<Reply>;
}

/** Writes at a steady pace beside what is measured: the next one when its time has come and the one before has ended. */
export function startSalesDay(writes: readonly Write[]): SalesDay {
  const failures: string[] = [];
  let [isOver, count] = [false, 0];
  const started = performance.now();
  const follow = async ({ everyMs, send }: Write): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const { status, body } = await send(turn);
      count += 1;
      if (status >= 300) failures.push(`a write was answered ${status}: ${body.toString().slice(0, 200)}`);
      const wait = started + (turn + 1) * everyMs - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    }
  };
  const following = Promise.all(writes.map(follow));
  return {
    end: async () => {
      isOver = true;
      const seconds = (performance.now() - started) / 1_000;
      await following;
      return { writes: count, seconds, failures };
    },
  };
}
