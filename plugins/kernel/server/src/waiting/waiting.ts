import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Actor } from '../permissions/actor';

/** How many wait, and since when the oldest does; null where that is not told. */
export interface Counted {
  readonly count: number;
  readonly oldest: Date | string | number | null;
}

/** Something that waits for whoever holds a right, as the home page and the menu of the panel tell it. */
export interface Waiting {
  /** Unique in the platform: 'tax-alerts.open'. */
  readonly key: string;
  /** Spanish, after the number: `['pedido por surtir', 'pedidos por surtir']`. */
  readonly label: readonly [one: string, many: string];
  /** The permission code of whoever can do it. */
  readonly needs: string;
  /** The page of the panel that lists just these, below /admin. */
  readonly to: string;
  /** After so many hours the oldest counts as late, and stands above what is not. */
  readonly lateAfterHours: number;
  /** Model types of histories (`GET /histories?modelType=`) whose entries may change the count. */
  readonly types: readonly string[];
  /** Seconds after which it is counted again although nothing was written; 60 by default. */
  readonly freshSeconds?: number;
  /** Counts them among what the actor may act on. It must only read, and only by `knex`. */
  readonly count: (context: {
    readonly strapi: Core.Strapi;
    readonly knex: Knex;
    readonly actor: Actor;
  }) => Promise<Counted>;
}

const registries = new WeakMap<Core.Strapi, Waiting[]>();

/** Adds what waits to the home page and the menu; call it from a plugin's register. Throws for a key declared twice. */
export function registerWaiting(strapi: Core.Strapi, declared: readonly Waiting[]): void {
  const registry = registries.get(strapi) ?? [];
  registries.set(strapi, registry);
  for (const waiting of declared) {
    if (registry.some(({ key }) => key === waiting.key)) throw new Error(`Waiting "${waiting.key}" is declared twice`);
    registry.push(waiting);
  }
}

export const allWaiting = (strapi: Core.Strapi): readonly Waiting[] => registries.get(strapi) ?? [];

/** Counts the rows of a query, and reads the oldest moment of a column of theirs. */
export async function countOldest(rows: Knex.QueryBuilder, column: string): Promise<Counted> {
  const found = (await rows.count({ count: '*' }).min({ oldest: column }).first()) as
    { readonly count: number | string; readonly oldest: Counted['oldest'] } | undefined;
  return { count: Number(found?.count ?? 0), oldest: found?.oldest ?? null };
}
