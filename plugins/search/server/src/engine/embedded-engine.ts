import { existsSync } from 'node:fs';
import path from 'node:path';
import { ApiError, type ApiErrorBody } from './api-error';
import { ResponseCache } from './answer-cache';
import { EngineCore, routeOf, type EngineOptions } from './engine-core';
import { requestOf, type EngineAnswer, type EngineRequest } from './http/request';
import { FileVersion } from './storage/file-version';
import { WorkerThread } from './worker-thread';

export interface EmbeddedOptions extends EngineOptions {
  /** Threads that search; 0 answers in the caller's thread (tests, one-off commands). Writing has a thread of its own. */
  threads?: number;
  /** The built worker, when it is not beside this file. */
  workerFile?: string;
}

export interface EmbeddedEngine {
  /** The `httpClient` of the official client: gives the parsed body, throws the protocol's error for a status of 400 or more. */
  dispatch: (input: string | URL | Request, init?: RequestInit) => Promise<unknown>;
  close: () => Promise<void>;
}

/** The embedded search engine over one file, speaking the Meilisearch protocol without a port. */
export function openEmbeddedEngine({ threads = 2, workerFile, ...options }: EmbeddedOptions): EmbeddedEngine {
  return threads === 0 ? inThisThread(options) : inThreads(options, threads, workerFile ?? builtWorker());
}

/** The worker as built: beside this file, or in dist when this runs from its source. */
function builtWorker(): string {
  const beside = path.join(__dirname, 'worker.js');
  return existsSync(beside) ? beside : path.resolve(__dirname, '../../../dist/server/src/engine/worker.js');
}

function inThisThread(options: EngineOptions): EmbeddedEngine {
  const core = new EngineCore(options);
  return {
    dispatch: async (input, init) => bodyOf(core.answer(requestOf(input, init))),
    close: async () => core.close(),
  };
}

/** Answers kept: some 10 MB of the six attributes that the store's overlay asks for. */
const KEPT_ANSWERS = 1_000;

function inThreads(options: EngineOptions, threads: number, file: string): EmbeddedEngine {
  const writer = new WorkerThread(file, options);
  const readers = Array.from({ length: threads }, () => new WorkerThread(file, options));
  const version = new FileVersion(options.file);
  const answers = new ResponseCache(() => version.read(), KEPT_ANSWERS);
  const leastLoaded = (): WorkerThread => readers.reduce((best, reader) => (reader.load < best.load ? reader : best));
  const answerTo = (request: EngineRequest): Promise<EngineAnswer> => {
    const route = routeOf(request);
    if (route?.isWrite === true) return writer.ask(request);
    const search = (): Promise<EngineAnswer> => leastLoaded().ask(request);
    // Keys and tokens can run out, which a kept answer would not notice; the master key does not.
    const isKept = route?.action === 'search' && request.authorization === `Bearer ${options.masterKey}`;
    return isKept ? answers.get(request, search) : search();
  };
  return {
    dispatch: async (input, init) => bodyOf(await answerTo(requestOf(input, init))),
    close: async () => {
      await Promise.all([writer, ...readers].map((thread) => thread.close()));
      // Last: the answers under way look at it once more.
      version.close();
    },
  };
}

function bodyOf({ status, body }: EngineAnswer): unknown {
  if (status < 400) return body;
  if (body === undefined) throw new ApiError('not_found', 'The search engine has no such call.');
  const { code, message } = body as ApiErrorBody;
  throw new ApiError(code, message);
}
