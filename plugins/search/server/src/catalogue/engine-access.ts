import type { SearchClient } from '../client';
import { isServerAway, SearchUnavailable } from './search-unavailable';

/** After a server did not answer, nobody waits for it again for so long. */
const PAUSE_MS = 3_000;

export interface EngineAccessOptions {
  /** Whether it is a server, which may be away; what the embedded engine throws is a defect. */
  isServer: boolean;
  /** Opens the engine; called with the first use and again after a server was away. */
  open: () => Promise<SearchClient>;
  /** Called once when a server that was away answers again, which may have lost its indexes: before the first use goes on. */
  returned: (search: SearchClient) => Promise<void>;
  log: { warn: (message: string) => void; info: (message: string) => void };
}

/**
 * The engine, opened with its first use. A server that is away costs one caller its patience and the others nothing: they are told at once,
 * with SearchUnavailable (503), until it is worth asking again.
 */
export class EngineAccess {
  private opened: Promise<SearchClient> | undefined;
  private awayUntil = 0;
  private reason: unknown;

  constructor(private readonly options: EngineAccessOptions) {}

  /** Does something with the engine. Throws SearchUnavailable when a server does not answer as it should; other errors pass. */
  async use<T>(work: (search: SearchClient) => Promise<T>): Promise<T> {
    if (Date.now() < this.awayUntil) throw new SearchUnavailable(this.reason);
    try {
      return await work(await this.engine());
    } catch (error) {
      if (!this.options.isServer || !isServerAway(error)) throw error;
      this.setAside(error);
      throw new SearchUnavailable(error);
    }
  }

  private engine(): Promise<SearchClient> {
    this.opened ??= this.open().catch((error: unknown) => {
      // The next use tries again: a server that was down may be back.
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  private async open(): Promise<SearchClient> {
    const search = await this.options.open();
    if (this.reason === undefined) return search;
    await this.options.returned(search);
    this.reason = undefined;
    this.options.log.info('El servidor de búsqueda responde de nuevo');
    return search;
  }

  private setAside(error: unknown): void {
    if (this.reason === undefined) {
      const { message } = error as Error;
      this.options.log.warn(`El servidor de búsqueda no responde (${message}): la búsqueda espera, lo demás sigue`);
    }
    this.reason = error;
    this.opened = undefined;
    this.awayUntil = Date.now() + PAUSE_MS;
  }
}
