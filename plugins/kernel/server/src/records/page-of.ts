import type { Knex } from 'knex';

interface Paging {
  readonly page: number;
  readonly per_page: number;
}

interface Columns {
  readonly columns?: readonly string[];
  readonly id?: string;
  /** Newest first ('desc') by default. */
  readonly direction?: 'asc' | 'desc';
}

export interface PageOf<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly meta: {
    readonly pagination: {
      page: number;
      pageSize: number;
      pageCount: number;
      total: number;
      /** Counting ended at the total: there are more. */
      isAtLeast?: true;
    };
  };
}

/** Builds the response of a short list that is answered without pages, in the shape of every list (design 4). */
export const unpagedList = <Item>(data: readonly Item[]) => ({
  data,
  total: data.length,
  meta: { pagination: { page: 1, pageSize: data.length, pageCount: 1, total: data.length } },
});

/** Returns the number of rows that a query finds. */
export async function countRows(query: Knex.QueryBuilder): Promise<number> {
  const [counted] = (await query.count({ n: '*' })) as { n: number | string }[];
  return Number(counted?.n ?? 0);
}

/** Reads one page of a query in the order that `finish` gives it, with the total of all pages. */
export async function fetchPageBy<Row>(
  query: () => Knex.QueryBuilder,
  { page, per_page: pageSize }: Paging,
  finish: (query: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<PageOf<Row>> {
  const total = await countRows(query());
  const rows = (await finish(query())
    .limit(pageSize)
    .offset((page - 1) * pageSize)) as Row[];
  return { rows, total, meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } } };
}

/** Reads one page of a query, newest first by default, with the total of all pages. */
export const fetchPage = <Row>(
  query: () => Knex.QueryBuilder,
  paging: Paging,
  { columns = ['*'], id = 'id', direction = 'desc' }: Columns = {},
): Promise<PageOf<Row>> => fetchPageBy(query, paging, (found) => found.select([...columns]).orderBy(id, direction));
