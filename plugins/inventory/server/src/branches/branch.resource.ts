import { z } from 'zod';
import { largestId, defineResource, type BaseRow, type ResourceDefinition } from '@mayorista/kernel';
import { uids } from '../uids';
import { branch } from './branch.answer';

interface BranchRow extends BaseRow {
  readonly code: string;
  readonly name: string;
  readonly warehouse_type_id: number;
  readonly is_virtual: boolean;
  readonly is_pickup_point: boolean;
  readonly telephone: string | null;
  readonly street: string | null;
  readonly colony: string | null;
  readonly municipality: string | null;
  readonly state: string | null;
  readonly zip_code: string | null;
  readonly opening_hours: string | null;
  readonly transfer_days: number;
  readonly status: number;
}

const input = z.strictObject({
  code: z.string().trim().toUpperCase().min(1).max(30),
  name: z.string().trim().min(1).max(120),
  warehouse_type_id: z.number().int().positive().max(largestId).default(1),
  is_virtual: z.boolean().default(false),
  is_pickup_point: z.boolean().default(true),
  telephone: z.string().max(30).nullish(),
  street: z.string().max(200).nullish(),
  colony: z.string().max(120).nullish(),
  municipality: z.string().max(120).nullish(),
  state: z.string().max(120).nullish(),
  zip_code: z
    .string()
    .regex(/^\d{5}$/, 'invalid')
    .nullish(),
  opening_hours: z.string().max(200).nullish(),
  transfer_days: z.number().int().min(0).max(60).default(2),
  status: z.union([z.literal(0), z.literal(1)]).default(1),
});

const shared: Pick<ResourceDefinition<BranchRow>, 'uid' | 'search' | 'filters' | 'order' | 'output' | 'serialize'> = {
  uid: uids.branch,
  search: ['name', 'code', 'municipality'],
  filters: ['status', 'is_virtual', 'is_pickup_point', 'warehouse_type_id'],
  order: { position: 'asc' },
  output: branch,
  serialize: ({
    id,
    code,
    name,
    warehouse_type_id,
    is_virtual,
    is_pickup_point,
    telephone,
    street,
    colony,
    municipality,
    state,
    zip_code,
    opening_hours,
    transfer_days,
    status,
  }) => ({
    id,
    code,
    name,
    warehouse_type_id,
    is_virtual,
    is_pickup_point,
    telephone,
    street,
    colony,
    municipality,
    state,
    zip_code,
    opening_hours,
    transfer_days,
    status,
  }),
};

/** Branches; MEX-CEDIS is the virtual one (spec storefront 9). */
export const branchResource = defineResource<BranchRow>()({
  ...shared,
  path: '/branches',
  label: 'sucursal',
  read: { needs: 'branches.read' },
  create: { needs: 'branches.write', schema: input },
  update: { needs: 'branches.write', schema: input.partial() },
});

/** The same places as staff's warehouses: type 1 is main (spec catalogue 3). */
export const warehouseResource = defineResource<BranchRow>()({
  ...shared,
  path: '/warehouses',
  label: 'almacén',
  params: {
    principalWarehouse: (value) => (value === 'false' || value === '0' ? {} : { warehouse_type_id: 1 }),
  },
  list: { needs: 'warehouses.read' },
});
