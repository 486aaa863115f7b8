export interface TestServer {
  /** Its address; the same after every start. */
  readonly url: () => string;
  readonly start: () => Promise<void>;
  /** Ends it as a crash would, or as `signal` says. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** It keeps its connections and says nothing. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly remove: () => void;
}

export function postgresServer(): TestServer;
export function redisServer(): TestServer;
/** Copies a database to another PostgreSQL server; returns its address there. */
export function copyToServer(from: string, server: string, name: string): string;
/** The path of one of PostgreSQL's programs. */
export function postgresProgram(name: string): string;
