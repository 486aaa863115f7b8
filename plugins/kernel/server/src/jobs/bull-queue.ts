import Bull from 'bull';
import { env } from '@mayorista/config';

interface Handed {
  readonly id: number;
}

const queueName = 'mayorista';

/** The queue that carries job ids between processes. The table stays the truth: what Redis loses is handed over again. */
export function openQueue(): Bull.Queue<Handed> {
  const { redisUrl } = env();
  if (redisUrl === null) throw new Error('REDIS_URL is not set: jobs run in the cms');
  return new Bull<Handed>(queueName, redisUrl, {
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 1 },
    settings: { lockDuration: 60_000, stalledInterval: 15_000 },
  });
}

/** Hands ids over; one that already waits in the queue is not doubled. */
export async function handOver(queue: Bull.Queue<Handed>, ids: readonly number[]): Promise<void> {
  await queue.addBulk(ids.map((id) => ({ name: '__default__', data: { id }, opts: { jobId: String(id) } })));
}

export type JobQueue = Bull.Queue<Handed>;
