import { z } from 'zod';
import { defineResource, Refused, refuseUnknown, writeRule, type BaseRow, type Tx } from '@mayorista/kernel';
import { mostPieces, recordId } from '../input';
import { tables, uids } from '../uids';

interface LimitRow extends BaseRow {
  readonly product_id: number;
  readonly branch_id: number;
  readonly minimum: number;
  readonly maximum: number;
}

const pieces = z.number().int('invalid').min(0).max(mostPieces);
const input = z.strictObject({ product_id: recordId, branch_id: recordId, minimum: pieces, maximum: pieces });
type Input = z.output<typeof input>;

/** How few and how many pieces of a product a warehouse should have: what restock fills up to. */
export const stockLimitResource = defineResource<LimitRow>()({
  path: '/stock-limits',
  uid: uids.stockLimit,
  label: 'límite de existencia',
  filters: ['product_id', 'branch_id'],
  params: {
    product_id: (id) => ({ product_id: Number(id) || 0 }),
    branch_id: (id) => ({ branch_id: Number(id) || 0 }),
  },
  order: { id: 'desc' },
  read: { needs: 'stock-limits.read' },
  create: writeRule({
    needs: 'stock-limits.write',
    schema: input,
    before: ({ tx, input: given }) => check(tx, given, null),
  }),
  update: writeRule({
    needs: 'stock-limits.write',
    schema: input.pick({ minimum: true, maximum: true }).partial(),
    before: ({ tx, input: given }, current) => check(tx, given, current as LimitRow | null),
  }),
  remove: { needs: 'stock-limits.write' },
  serialize: ({ id, product_id, branch_id, minimum, maximum }) => ({ id, product_id, branch_id, minimum, maximum }),
});

async function check(tx: Tx, given: Partial<Input>, current: LimitRow | null): Promise<void> {
  await refuseUnknown(tx, [
    { field: 'product_id', table: 'products', id: given.product_id },
    { field: 'branch_id', table: tables.branch, id: given.branch_id },
  ]);
  const [least, most] = [given.minimum ?? current?.minimum ?? 0, given.maximum ?? current?.maximum ?? 0];
  if (most < least) throw new Refused([{ code: 'max_below_min', field: 'maximum' }]);
}
