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
  client: Meilisearch;
  engine: 'embedded' | 'server';
  close: () => Promise<void>;
}

/** The client needs an address; the embedded engine never opens it. */
const NO_HOST = 'http://embedded.invalid';

/** The official client over either engine. It is an ES module: this is the one place that loads it. */
export async function openSearchClient({ server, file, masterKey, threads }: EngineChoice): Promise<SearchClient> {
  const { Meilisearch: Client } = await import('meilisearch');
  if (server !== null) {
    return {
      client: new Client({ host: server.host, apiKey: server.key }),
      engine: 'server',
      close: async () => undefined,
    };
  }
  const engine = openEmbeddedEngine({ file, masterKey, threads });
  const client = new Client({ host: NO_HOST, apiKey: masterKey, httpClient: engine.dispatch });
  return { client, engine: 'embedded', close: engine.close };
}
