import type { Knex } from 'knex';
import { countRows } from '@mayorista/kernel';
import { z } from 'zod';

/** Page and size of the domain's own lists: 10 unless said, as every list (catalogue 9). */
export const paging = {
  page: z.coerce.number({ error: 'not_a_number' }).int('invalid').min(1, 'invalid').max(1_000_000).default(1),
  per_page: z.coerce.number({ error: 'not_a_number' }).int('invalid').min(1, 'invalid').max(100, 'too_big').default(10),
};

export interface Paged<Row> {
  readonly rows: Row[];
  readonly total: number;
  readonly meta: { readonly pagination: { page: number; pageSize: number; pageCount: number; total: number } };
}

interface Wish {
  readonly page: number;
  readonly per_page: number;
}

/** One page of a query and its true total; the builder is called once for each. */
export async function pageOf<Row>(
  build: () => Knex.QueryBuilder,
  { page, per_page: pageSize }: Wish,
  finish: (query: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<Paged<Row>> {
  const total = await countRows(build());
  const rows = (await finish(build())
    .offset((page - 1) * pageSize)
    .limit(pageSize)) as Row[];
  return { rows, total, meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } } };
}
