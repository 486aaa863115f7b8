import type { Reply } from './http-client';

/** What one measurement saw. */
export interface Burst {
  /** Of each answer, ms. */
  readonly times: number[];
  readonly seconds: number;
  /** Answers that were not what they had to be. */
  readonly failures: string[];
}

export interface Load {
  readonly clients: number;
  readonly ms: number;
  /** Rest of a client between two calls, ms. */
  readonly pauseMs?: number;
  /** The next call of a client: `client` from 0, `turn` from 0 for each. */
  readonly call: (client: number, turn: number) => Promise<Reply>;
}

/** Clients that ask one call after the other for a time. */
export async function burst({ clients, ms, pauseMs = 0, call }: Load): Promise<Burst> {
  const times: number[] = [];
  const failures: string[] = [];
  const started = performance.now();
  const client = async (number: number): Promise<void> => {
    if (pauseMs > 0) await rest((pauseMs * number) / clients);
    for (let turn = 0; performance.now() - started < ms; turn += 1) {
      const reply = await call(number, turn);
      times.push(reply.ms);
      if (reply.status < 200 || reply.status > 204)
        failures.push(`answered ${reply.status}: ${reply.body.toString().slice(0, 200)}`);
      if (pauseMs > 0) await rest(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return { times, seconds: (performance.now() - started) / 1_000, failures };
}

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
