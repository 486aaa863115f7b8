import { parentPort, workerData } from 'node:worker_threads';
import { EngineCore, type EngineOptions } from './engine-core';
import type { EngineRequest } from './http/request';
import type { WorkerAnswer } from './worker-thread';

/** A thread with a connection of its own: answers requests in order, so that SQLite never blocks the thread of HTTP. */
const port = parentPort;
if (port === null) throw new Error('worker.js runs as a worker thread only');
const core = new EngineCore(workerData as EngineOptions);

port.on('message', ({ id, request }: { id: number; request: EngineRequest | null }) => {
  if (request === null) {
    core.close();
    port.close();
    return;
  }
  port.postMessage({ id, ...outcome(request) } satisfies WorkerAnswer);
});

function outcome(request: EngineRequest): Omit<WorkerAnswer, 'id'> {
  try {
    return { answer: core.answer(request) };
  } catch (error) {
    const defect = error instanceof Error ? error : new Error(String(error));
    return { defect: { message: defect.message, stack: defect.stack ?? '' } };
  }
}
