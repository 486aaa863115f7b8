import { z } from 'zod';
import { defineResource, type BaseRow } from '@mayorista/kernel';
import { uids } from '../uids';

interface AdjustmentTypeRow extends BaseRow {
  readonly name: string;
  readonly accounting_account: string | null;
  readonly show_in: string;
  readonly status: number;
}

const input = z.strictObject({
  name: z.string().trim().min(1).max(160),
  accounting_account: z.string().trim().max(40).nullish(),
  show_in: z.enum(['inventory', 'sales', 'purchases', 'all']).default('inventory'),
  status: z.union([z.literal(0), z.literal(1)]).default(1),
});

/** Reasons for which stock or accounts are adjusted (spec catalogue 3). */
export const adjustmentTypeResource = defineResource<AdjustmentTypeRow>()({
  path: '/adjustment-types',
  uid: uids.adjustmentType,
  label: 'tipo de ajuste',
  search: ['name', 'accounting_account'],
  filters: ['show_in', 'status'],
  order: { name: 'asc' },
  read: { needs: 'adjustment-types.read' },
  create: { needs: 'adjustment-types.write', schema: input },
  update: { needs: 'adjustment-types.write', schema: input.partial() },
  remove: { needs: 'adjustment-types.write' },
  serialize: ({ id, name, accounting_account, show_in, status }) => ({ id, name, accounting_account, show_in, status }),
});
