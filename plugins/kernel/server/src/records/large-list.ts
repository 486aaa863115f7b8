import type { Knex } from 'knex';
import { countRows, type PageOf } from './page-of';
import { spanishOrder } from './spanish-order';

/** One page of a list that may find millions of rows. */
export interface LargeList {
  readonly knex: Knex;
  readonly table: string;
  /**
   * Queries of the table, without columns and order: the list holds what any of them finds, each row once. One query per way to a row
   * ('my own', 'my company's') is read by the index of each; the same in one query with `or` reads the whole table.
   */
  readonly parts: readonly Knex.QueryBuilder[];
  /** The same rows cut so that none is in two parts: counted one by one where everything is counted. */
  readonly disjoint?: readonly Knex.QueryBuilder[];
  /** Columns of the table, the id last. */
  readonly order: readonly (readonly [column: string, direction: 'asc' | 'desc'])[];
  /** Those of them that hold texts which people read: they are sorted as Spanish does. */
  readonly texts?: ReadonlySet<string>;
  readonly page: number;
  readonly pageSize: number;
  readonly offset: number;
  /** Counting ends here, and that of a search at `few`: a larger total is answered as this one, with `isAtLeast`. All is counted without it. */
  readonly countTo?: number | undefined;
  /** Texts were looked for: whether they find three rows or half of all, no planner knows. */
  readonly isSearch: boolean;
}

/** So many ids are read at once to learn whether a search finds few. */
const few = 300;

/** Reads one page of a large list, with the total of all pages. Its time follows from the page and what is counted, not from the table. */
export async function fetchLargePage<Row>(list: LargeList): Promise<PageOf<Row>> {
  const { page, pageSize, countTo } = list;
  const answer = (rows: Row[], counted: number, countedTo = countTo): PageOf<Row> => {
    const isAtLeast = countedTo !== undefined && counted > countedTo;
    const total = isAtLeast ? countedTo : counted;
    const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total };
    return { rows, total, meta: { pagination: isAtLeast ? { ...pagination, isAtLeast } : pagination } };
  };
  if (!list.isSearch) return answer(await readPage<Row>(list), await countParts(list));
  // Few are read by their ids. Many stand close to each other in the order of the list, which is walked until a page is full.
  const ids = [...(await firstFound(list))];
  if (ids.length <= few) return answer(await rowsOf<Row>(list, list.knex(list.table).whereIn('id', ids)), ids.length);
  const rows = await readPage<Row>(list);
  return countTo === undefined
    ? answer(rows, await countParts(list))
    : answer(rows, ids.length, Math.min(countTo, few));
}

/** Reads ids that the parts find, until they are more than few. */
async function firstFound(list: LargeList): Promise<Set<number>> {
  const ids = new Set<number>();
  for (const part of list.parts) {
    const found = (await foundIds({ ...list, parts: [part] }, few + 1)) as { id: number }[];
    for (const { id } of found) ids.add(id);
    if (ids.size > few) break;
  }
  return ids;
}

/** Builds the query of ids that any part finds, of each part `most` at most. */
function foundIds(list: LargeList, most?: number, order: LargeList['order'] = []): Knex.QueryBuilder {
  const { knex, parts, table } = list;
  const some = parts.map((part, at) => {
    const ids = ordered(part.clone().select(`${table}.id`), { ...list, order });
    return knex.from((most === undefined ? ids : ids.limit(most)).as(`part_${at}`)).select('id');
  });
  const [first, ...others] = some as [Knex.QueryBuilder, ...Knex.QueryBuilder[]];
  return others.length === 0 ? first : first.union(others);
}

async function countParts(list: LargeList): Promise<number> {
  const { knex, parts, countTo } = list;
  const disjoint = parts.length === 1 ? parts : list.disjoint;
  if (countTo === undefined && disjoint !== undefined) {
    let total = 0;
    for (const part of disjoint) total += await countRows(part.clone());
    return total;
  }
  return countRows(knex.from(foundIds(list, countTo === undefined ? undefined : countTo + 1).as('found')));
}

function readPage<Row>(list: LargeList): Promise<Row[]> {
  const { knex, table, parts, order, offset, pageSize } = list;
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return rowsOf(list, only.clone());
  // What is on the page is among the first of each part.
  return rowsOf(
    list,
    knex(table).whereIn('id', knex.from(foundIds(list, offset + pageSize, order).as('first')).select('id')),
  );
}

const rowsOf = async <Row>(list: LargeList, query: Knex.QueryBuilder): Promise<Row[]> =>
  (await ordered(query.select(`${list.table}.*`), list)
    .limit(list.pageSize)
    .offset(list.offset)) as Row[];

function ordered(query: Knex.QueryBuilder, { knex, table, order, texts }: LargeList): Knex.QueryBuilder {
  for (const [name, direction] of order) {
    const column = `${table}.${name}`;
    void query.orderBy([
      { column: texts?.has(name) === true ? spanishOrder(knex, column) : column, order: direction },
    ] as never);
  }
  return query;
}
