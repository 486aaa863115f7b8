import { parentPort, workerData } from 'node:worker_threads';
import { EngineCore, type EngineOptions } from '../engine-core';
import type { EngineRequest } from '../http/request';
import type { Vocabulary } from '../vocabulary';
import type { WorkerAnswer } from './worker-thread';

/**
 * Answers requests in order on a connection of this thread's own, so that SQLite never blocks the thread of HTTP. To be called by the file
 * that `Threads` names; throws where there is no thread to answer.
 */
export function answerInThread(vocabulary?: Vocabulary): void {
  const port = parentPort;
  if (port === null) throw new Error('answerInThread: this file runs as a worker thread only');
  const core = new EngineCore(workerData as EngineOptions, vocabulary);
  port.on('message', ({ id, request }: { id: number; request: EngineRequest | null }) => {
    if (request === null) {
      core.close();
      port.close();
      return;
    }
    port.postMessage({ id, ...outcome(core, request) } satisfies WorkerAnswer);
  });
}

function outcome(core: EngineCore, request: EngineRequest): Omit<WorkerAnswer, 'id'> {
  try {
    return { answer: core.answer(request) };
  } catch (error) {
    const defect = error instanceof Error ? error : new Error(String(error));
    return { defect: { message: defect.message, stack: defect.stack ?? '' } };
  }
}
