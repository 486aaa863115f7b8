import { Worker } from 'node:worker_threads';
import type { EngineOptions } from '../engine-core';
import type { EngineAnswer, EngineRequest } from '../http/request';

export interface WorkerAnswer {
  id: number;
  answer?: EngineAnswer;
  defect?: { message: string; stack: string };
}

interface Waiting {
  resolve: (answer: EngineAnswer) => void;
  reject: (error: Error) => void;
}

/** One engine thread: started with the first request, started again after a crash, asleep (not holding the process) when idle. */
export class WorkerThread {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor(
    private readonly file: string,
    private readonly options: EngineOptions,
  ) {}

  /** Requests not answered yet. */
  get load(): number {
    return this.waiting.size;
  }

  ask(request: EngineRequest): Promise<EngineAnswer> {
    const worker = (this.worker ??= this.start());
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, request });
    });
  }

  private start(): Worker {
    const worker = new Worker(this.file, { workerData: this.options });
    worker.on('message', (answer: WorkerAnswer) => this.settle(answer));
    worker.on('error', (error) => this.fail(error));
    worker.on('exit', () => this.fail(new Error('the search thread ended')));
    return worker;
  }

  private settle({ id, answer, defect }: WorkerAnswer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (this.waiting.size === 0) this.worker?.unref();
    if (answer !== undefined) waiting?.resolve(answer);
    else waiting?.reject(new Error(`search engine: ${defect?.message ?? 'no answer'}`, { cause: defect?.stack }));
  }

  private fail(error: Error): void {
    this.worker = undefined;
    const failed = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of failed) reject(error);
  }

  async close(): Promise<void> {
    const { worker } = this;
    if (worker === undefined) return;
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.postMessage({ id: 0, request: null });
    await ended;
  }
}
