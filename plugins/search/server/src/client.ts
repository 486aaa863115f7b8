import { openEmbeddedEngine } from '@mayorista/search-engine';
import type { Meilisearch } from 'meilisearch';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { assertOutsideTransaction } from '@mayorista/kernel';
import { vocabulary } from './language/vocabulary';

export interface EngineChoice {
  /** A Meilisearch server; null for the embedded engine. */
  server: { host: string; key: string } | null;
  /** Of the embedded engine: its file, and the secret its keys are made from. */
  file: string;
  masterKey: string;
  /** Threads of the embedded engine that search; 0 searches in the caller's. */
  threads?: number;
}

export interface SearchClient {
  /** For searches and short questions: a server that does not answer soon is given up. */
  client: Meilisearch;
  /** For jobs, which send much and can wait. */
  indexing: Meilisearch;
  engine: 'embedded' | 'server';
  close: () => Promise<void>;
}

/** The client needs an address; the embedded engine never opens it. */
const NO_HOST = 'http://embedded.invalid';

/** How long a person waits for a search server that accepts and does not answer. */
const SEARCH_TIMEOUT_MS = 3_000;
const INDEXING_TIMEOUT_MS = 60_000;

/** The file of the engine's threads as built: beside this one, or in dist when this runs from its source. */
function builtThread(): string {
  const beside = path.join(__dirname, 'language/search-thread.js');
  return existsSync(beside) ? beside : path.resolve(__dirname, '../../dist/server/src/language/search-thread.js');
}

/** The official client over either engine. It is an ES module: this is the one place that loads it. */
export async function openSearchClient({ server, file, masterKey, threads = 2 }: EngineChoice): Promise<SearchClient> {
  const { Meilisearch: Client } = await import('meilisearch');
  if (server !== null) {
    const options = { host: server.host, apiKey: server.key };
    return {
      client: new Client({ ...options, timeout: SEARCH_TIMEOUT_MS }),
      indexing: new Client({ ...options, timeout: INDEXING_TIMEOUT_MS }),
      engine: 'server',
      close: async () => undefined,
    };
  }
  const engine = openEmbeddedEngine(
    threads === 0
      ? { file, masterKey, vocabulary }
      : { file, masterKey, threads: { count: threads, file: builtThread() } },
  );
  const httpClient: typeof engine.dispatch = (...call) => {
    assertOutsideTransaction('asking the search engine');
    return engine.dispatch(...call);
  };
  const client = new Client({ host: NO_HOST, apiKey: masterKey, httpClient });
  return { client, indexing: client, engine: 'embedded', close: engine.close };
}
