// What: Rows that Strapi sorts by a text of their own come as Spanish sorts.
// Why: Both databases compare bytes, or in whatever language PostgreSQL was installed: capitals before small letters, accents after z.
// Made for Strapi 5.54.0.

import { createRequire } from 'node:module';
import path from 'node:path';
import type { Knex } from 'knex';
import { spanishOrder } from '../../server/src/records/spanish-order';
import { expectMethods } from './expect-methods';

interface Builder {
  readonly alias: string;
  readonly state: { readonly joins: readonly unknown[] };
}
interface Attribute {
  readonly type: string;
  readonly columnName?: string;
}
interface Database {
  readonly connection: Knex;
  readonly metadata: { get(uid: string): { readonly attributes: Readonly<Record<string, Attribute>> } };
}
interface Context {
  readonly db: Database;
  readonly qb: Builder;
  readonly uid: string;
}
type Entry = { readonly column?: string; readonly order?: 'asc' | 'desc' };
interface OrderBy {
  processOrderBy: (orderBy: unknown, context: Context) => Entry[] | Entry;
  toKnexOrderByDescriptor: (db: Database, table: string, alias: string, entry: Entry) => object;
}

const load = createRequire(__filename);
const changed = new WeakSet<object>();

/** Of whom each entry of an order is, and whether it is a text. */
const texts = new WeakMap<object, Builder>();

/** Makes the queries of Strapi sort their own texts as Spanish does. What is sorted by through a relation stays as it was. */
export function sortAsSpanish(): void {
  const database = path.dirname(load.resolve('@strapi/database'));
  const orderBy = load(path.join(database, 'query/helpers/order-by.js')) as OrderBy;
  expectMethods("Strapi's order of queries", orderBy, ['processOrderBy', 'toKnexOrderByDescriptor']);
  if (changed.has(orderBy)) return;
  changed.add(orderBy);
  const { processOrderBy: process, toKnexOrderByDescriptor: describe } = orderBy;
  orderBy.processOrderBy = (asked, context) => {
    const entries = process(asked, context);
    for (const entry of [entries].flat()) if (isText(entry, context)) texts.set(entry, context.qb);
    return entries;
  };
  orderBy.toKnexOrderByDescriptor = (db, table, alias, entry) => {
    const builder = texts.get(entry);
    // With other tables rows are made distinct, and PostgreSQL then sorts by selected columns alone.
    if (builder === undefined || entry.column === undefined || builder.state.joins.length > 0)
      return describe(db, table, alias, entry);
    return { column: spanishOrder(db.connection, entry.column), order: entry.order };
  };
}

function isText({ column }: Entry, { db, qb, uid }: Context): boolean {
  const [first = '', second] = column?.split('.') ?? [];
  if (second !== undefined && first !== qb.alias) return false;
  const name = second ?? first;
  return Object.entries(db.metadata.get(uid).attributes).some(
    ([key, { type, columnName }]) =>
      (columnName ?? key) === name && (type === 'string' || type === 'text' || type === 'email'),
  );
}
