import type { Meilisearch } from 'meilisearch';
import { openEmbeddedEngine } from './engine/embedded-engine';

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

/** The official client over either engine. It is an ES module: this is the one place that loads it. */
export async function openSearchClient({ server, file, masterKey, threads }: EngineChoice): Promise<SearchClient> {
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
  const engine = openEmbeddedEngine({ file, masterKey, threads });
  const client = new Client({ host: NO_HOST, apiKey: masterKey, httpClient: engine.dispatch });
  return { client, indexing: client, engine: 'embedded', close: engine.close };
}
