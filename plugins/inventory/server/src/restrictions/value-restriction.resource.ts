import { z } from 'zod';
import {
  decimal,
  defineResource,
  ValidationError,
  rejectUnknown,
  writeRule,
  type BaseRow,
  type Tx,
} from '@mayorista/kernel';
import { largestId } from '../input';
import { tables, uids } from '../uids';

interface RestrictionRow extends BaseRow {
  readonly branch_id: number;
  readonly brand_id: number | null;
  readonly min_value: string | number | null;
  readonly max_value: string | number | null;
  readonly message: string;
  readonly is_active: boolean;
}

const id = z.number().int('invalid').positive('invalid').max(largestId, 'invalid');
const amount = z.coerce.number().min(0).max(100_000_000).nullish();

const input = z.strictObject({
  branch_id: id,
  brand_id: id.nullish(),
  min_value: amount,
  max_value: amount,
  message: z.string().trim().min(1).max(250),
  is_active: z.boolean().default(true),
});
type Input = z.output<typeof input>;

/** Products that a branch does not sell freely, by list price and brand, with what its buyers are told (spec storefront 2, Stock modal). */
export const valueRestrictionResource = defineResource<RestrictionRow>()({
  path: '/value-restrictions',
  uid: uids.valueRestriction,
  label: 'restricción de venta por sucursal',
  search: ['message'],
  filters: ['branch_id', 'brand_id', 'is_active'],
  order: { id: 'desc' },
  read: { needs: 'value-restrictions.read' },
  create: writeRule({
    needs: 'value-restrictions.write',
    schema: input,
    before: ({ tx, input: given }) => check(tx, given, null),
  }),
  update: writeRule({
    needs: 'value-restrictions.write',
    schema: input.partial(),
    before: ({ tx, input: given }, current) => check(tx, given, current as RestrictionRow | null),
  }),
  remove: { needs: 'value-restrictions.write' },
  serialize: ({ id: own, branch_id, brand_id, min_value, max_value, message, is_active }) => ({
    id: own,
    branch_id,
    brand_id,
    min_value: min_value === null ? null : decimal(min_value).toFixed(2),
    max_value: max_value === null ? null : decimal(max_value).toFixed(2),
    message,
    is_active: Boolean(is_active),
  }),
});

async function check(tx: Tx, given: Partial<Input>, current: RestrictionRow | null): Promise<void> {
  await rejectUnknown(tx, [
    { field: 'branch_id', table: tables.branch, id: given.branch_id },
    { field: 'brand_id', table: 'brands', id: given.brand_id },
  ]);
  const [least, most] = [
    given.min_value === undefined ? current?.min_value : given.min_value,
    given.max_value === undefined ? current?.max_value : given.max_value,
  ];
  if (least != null && most != null && decimal(least).greaterThan(most))
    throw new ValidationError([{ code: 'max_below_min', field: 'max_value' }]);
}
