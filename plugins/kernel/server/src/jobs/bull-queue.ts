import Bull from 'bull';
import { env } from '@mayorista/config';
import { withTimeout } from '../dependencies/with-timeout';

interface Handed {
  readonly id: number;
}

const queueName = 'mayorista';
const answerWithinMs = 500;
const closeWithinMs = 1_500;

/**
 * Opens the queue that carries job ids between processes. It only wakes workers early: jobs are stored in the table, which workers
 * also poll.
 */
export function openQueue(): Bull.Queue<Handed> {
  const { redisUrl } = env();
  if (redisUrl === null) throw new Error('REDIS_URL is not set: jobs run in the cms');
  return new Bull<Handed>(queueName, redisUrl, {
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true, attempts: 1 },
    settings: { lockDuration: 60_000, stalledInterval: 15_000 },
  });
}

/** Adds job ids to the queue; one that already waits is not added again. Rejects when Redis does not answer in time. */
export async function handOver(queue: Bull.Queue<Handed>, ids: readonly number[]): Promise<void> {
  const adding = queue.addBulk(ids.map((id) => ({ name: '__default__', data: { id }, opts: { jobId: String(id) } })));
  await withTimeout(adding, answerWithinMs, 'Redis does not answer');
}

/** Closes the queue; cuts the connection when Redis does not answer. */
export async function closeQueue(queue: Bull.Queue<Handed>): Promise<void> {
  await withTimeout(queue.close(true), closeWithinMs, 'Redis does not answer').catch(() => disconnect(queue));
}

/** Cuts the connections that Bull would otherwise keep until Redis answers. */
function disconnect(queue: Bull.Queue<Handed>): void {
  const { clients = [] } = queue as unknown as { clients?: readonly { readonly disconnect: () => void }[] };
  for (const client of clients) client.disconnect();
}
