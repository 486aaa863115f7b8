import type { Server } from 'node:http';

export interface DrainTerms {
  readonly patienceMs: number;
  /** Says whether work goes on that no connection shows. */
  readonly isIdle?: () => boolean;
}

export function drainable(server: Server): (terms: DrainTerms) => Promise<boolean>;
