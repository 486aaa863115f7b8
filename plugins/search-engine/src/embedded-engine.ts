import { ApiError, type ApiErrorBody } from './api-error';
import { ResponseCache } from './answer-cache';
import { EngineCore, routeOf, type EngineOptions } from './engine-core';
import { requestOf, type EngineAnswer, type EngineRequest } from './http/request';
import { FileChanges } from './storage/file-changes';
import { WorkerThread } from './threads/worker-thread';
import type { Vocabulary } from './vocabulary';

/** The threads of an engine: so many that search, and one that writes. */
interface Threads {
  /** How many search. */
  readonly count: number;
  /** The file that each of them runs, as built: it calls `answerInThread` with the vocabulary, whose functions no message carries. */
  readonly file: string;
}

/** Without threads the engine answers in the caller's (tests, one-off commands). */
export type EmbeddedOptions = EngineOptions &
  (
    | { readonly threads: Threads; readonly vocabulary?: undefined }
    | { readonly threads?: undefined; readonly vocabulary?: Vocabulary }
  );

export interface EmbeddedEngine {
  /** The `httpClient` of the official client: gives the parsed body, throws the protocol's error for a status of 400 or more. */
  dispatch: (input: string | URL | Request, init?: RequestInit) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Opens the embedded search engine over one file, speaking the Meilisearch protocol without a port. */
export function openEmbeddedEngine({ threads, vocabulary, ...options }: EmbeddedOptions): EmbeddedEngine {
  return threads === undefined ? inThisThread(new EngineCore(options, vocabulary)) : inThreads(options, threads);
}

function inThisThread(core: EngineCore): EmbeddedEngine {
  return {
    dispatch: async (input, init) => bodyOf(core.answer(requestOf(input, init))),
    close: async () => core.close(),
  };
}

/** Answers kept: some 10 MB of twenty hits with half a dozen short attributes. */
const KEPT_ANSWERS = 1_000;

function inThreads(options: EngineOptions, { count, file }: Threads): EmbeddedEngine {
  const writer = new WorkerThread(file, options);
  const readers = Array.from({ length: count }, () => new WorkerThread(file, options));
  const changes = new FileChanges(options.file);
  const answers = new ResponseCache(changes, KEPT_ANSWERS);
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
      changes.close();
    },
  };
}

function bodyOf({ status, body }: EngineAnswer): unknown {
  if (status < 400) return body;
  if (body === undefined) throw new ApiError('not_found', 'The search engine has no such call.');
  const { code, message } = body as ApiErrorBody;
  throw new ApiError(code, message);
}
