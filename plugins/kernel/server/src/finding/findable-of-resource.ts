import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { defaultLocale } from '@mayorista/config';
import { localizedAttributes } from '../locale/overlay';
import { draftsOnly } from '../locale/drafts';
import type { BaseRow, ResourceDefinition } from '../resources/resource.types';
import { searchedOf } from '../resources/search-index';
import type { FindContext, Findable, FoundKey, Hit } from './findable';

type Definition<Row extends BaseRow> = Pick<
  ResourceDefinition<Row>,
  'uid' | 'scope' | 'read' | 'list' | 'search' | 'searchIndexed'
>;

interface ResourceFound {
  readonly key: string;
  readonly label: readonly [one: string, many: string];
  readonly words?: readonly string[];
  /** The permission codes that its page asks for besides, in the panel. */
  readonly needs?: readonly string[];
  readonly keys: readonly FoundKey[];
  /** Reads hits out of their stored rows, within reach already. */
  readonly show: (context: FindContext, rows: readonly Readonly<Record<string, unknown>>[]) => Promise<Hit[]>;
}

/** Builds what finds the records of a resource: by its list's rights and scope, its fields as far as they may be read, names by its search. */
export function findableOfResource<Row extends BaseRow>(
  strapi: Core.Strapi,
  { definition, found }: { readonly definition: Definition<Row>; readonly found: ResourceFound },
): Findable {
  const listed = definition.list === false ? undefined : definition.list?.needs;
  const needs = listed ?? definition.read?.needs;
  if (needs === undefined) throw new Error(`${found.key} is found, and has no list`);
  // Tables are known once all types are, which is after plugins declare.
  const table = () => searchedOf(strapi, { uid: definition.uid }).table;
  const rows = (context: FindContext) => resourceRows(context, { definition, table: table() });
  return {
    words: [],
    byId: false,
    ...found,
    uid: definition.uid,
    needs: [needs, ...(found.needs ?? [])],
    get table() {
      return table();
    },
    searched: definition,
    rows,
    show: async (context, ids) =>
      found.show(
        context,
        await rows(context)
          .whereIn(`${table()}.id`, [...ids])
          .select(`${table()}.*`),
      ),
  };
}

/** Queries the rows that a resource's list has for an actor: by its scope, one of each document. */
function resourceRows<Row extends BaseRow>(
  { strapi, knex, actor }: FindContext,
  { definition, table }: { readonly definition: Definition<Row>; readonly table: string },
): Knex.QueryBuilder {
  const uid = definition.uid as UID.ContentType;
  const rows = knex(table);
  if (localizedAttributes(strapi, uid).length > 0) void rows.where(`${table}.locale`, defaultLocale);
  if ('publishedAt' in draftsOnly(strapi, uid)) void rows.whereNull(`${table}.published_at`);
  const scope = definition.scope?.(actor, strapi) ?? {};
  if (Object.keys(scope).length > 0)
    void rows.whereIn(`${table}.id`, strapi.db.queryBuilder(uid).select('id').where(scope).getKnexQuery() as never);
  return rows;
}
