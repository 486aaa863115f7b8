import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { FoundBy } from '../../../shared/shape';
import type { Actor } from '../permissions/actor';
import type { Searchable } from '../resources/search-index';

/** One text by which records are found. */
export interface FoundKey {
  readonly column: string;
  readonly by: FoundBy;
  /** The attribute that `config/src/permissions/guarded-fields.ts` knows it by; the column's name when left out. */
  readonly field?: string;
}

/** How a record that was found reads. */
export interface Hit {
  readonly id: number;
  readonly title: string;
  /** Words that tell it from others of the same name. */
  readonly detail: string;
  /** The page that it opens, below /admin. */
  readonly to: string;
}

export interface FindContext {
  readonly strapi: Core.Strapi;
  readonly knex: Knex;
  readonly actor: Actor;
}

/** A kind of thing that is found from anywhere in the panel. */
export interface Findable {
  /** Unique in the platform: 'sale-orders'. */
  readonly key: string;
  readonly uid: string;
  /** Spanish: `['Pedido', 'pedidos']`. */
  readonly label: readonly [one: string, many: string];
  /** Other words that people call it by. */
  readonly words: readonly string[];
  /** The permission codes, all of them: of the list, and of the page that a hit opens. */
  readonly needs: readonly string[];
  readonly table: string;
  readonly keys: readonly FoundKey[];
  readonly byId: boolean;
  /** Its hits open the page of something else, which stands for both where it is found too. */
  readonly opensAnother?: boolean;
  /** A resource whose indexed texts hold its names. */
  readonly searched?: Searchable;
  /** The rows that exist for the actor, as its list has them, without columns. */
  readonly rows: (context: FindContext) => Knex.QueryBuilder;
  /** Reads how these records read; those that the actor has no page for are left out. */
  readonly show: (context: FindContext, ids: readonly number[]) => Promise<Hit[]>;
}

const registries = new WeakMap<Core.Strapi, Map<string, Findable>>();

/** Lets Ctrl K find a kind of thing; call it from a plugin's register. Throws for a key declared twice. */
export function registerFindable(strapi: Core.Strapi, declared: readonly Findable[]): void {
  const registry = registries.get(strapi) ?? new Map<string, Findable>();
  registries.set(strapi, registry);
  for (const findable of declared) {
    if (registry.has(findable.key)) throw new Error(`Findable "${findable.key}" is declared twice`);
    registry.set(findable.key, findable);
  }
}

export const allFindables = (strapi: Core.Strapi): readonly Findable[] => [...(registries.get(strapi)?.values() ?? [])];

/** Returns what is found of a content type. Throws an error for a type of which nothing is: its page could not be opened. */
export function findableOf(strapi: Core.Strapi, uid: string): Findable {
  const findable = allFindables(strapi).find((each) => each.uid === uid);
  if (findable === undefined) throw new Error(`Nothing of ${uid} is found: no hit can open its page`);
  return findable;
}
