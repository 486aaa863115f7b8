import {
  decimal,
  defineResource,
  isAllowed,
  reject,
  rejectUnknown,
  writeRule,
  type BaseRow,
  type Json,
  type ResourceDefinition,
  type Tx,
} from '@mayorista/kernel';
import { currencies } from '@mayorista/reference/shared';
import { uids } from '../uids';
import { internationalTypeIds, supplierTypes } from './supplier.constants';
import { shownReliability } from './supplier.rules';
import { supplierInput } from './supplier.schema';
import { supplier } from './supplier.answer';

interface SupplierRow extends BaseRow, Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly documentId: string;
  readonly name: string;
  readonly supplier_type: number;
  readonly credit_amount: string | number;
  readonly reliability: string | number | null;
  readonly main_image?: { url: string } | null;
  readonly brands?: readonly { id: number; name: string }[];
}

const plain = [
  'tradename',
  'business_name',
  'abbreviation',
  'status',
  'rfc',
  'tax_id',
  'web_page',
  'currency_id',
  'category',
  'createdAt',
  'updatedAt',
] as const;
const terms = ['accounting_account', 'credit_term', 'payment_method', 'cause_retention', 'scheduled_payment'] as const;
const lists = ['supplier_emails', 'supplier_telephones', 'supplier_addresses', 'supplier_contacts'] as const;

/** On which terms the house buys, and how far a supplier keeps their word. */
const termsOf = (row: SupplierRow): Json => ({
  ...Object.fromEntries(terms.map((name) => [name, row[name] ?? null])),
  credit_amount: decimal(row.credit_amount).toFixed(2),
  reliability: row.reliability === null ? null : Number(row.reliability),
  reliability_shown: shownReliability(row.reliability),
});

const shared: ResourceDefinition<SupplierRow> = {
  path: '/suppliers',
  uid: uids.supplier,
  label: 'proveedor',
  search: ['name', 'tradename', 'business_name', 'abbreviation', 'rfc'],
  filters: ['status', 'supplier_type', 'name', 'currency_id'],
  params: {
    search: (value) => ({
      $or: ['name', 'tradename', 'business_name'].map((field) => ({ [field]: { $containsi: value } })),
    }),
    internationalsOnly: (value) =>
      value === 'false' || value === '0' ? {} : { supplier_type: { $in: [...internationalTypeIds] } },
    type: (value) => ({
      supplier_type: supplierTypes.find(({ id, code }) => code === value || String(id) === value)?.id ?? 0,
    }),
  },
  populate: ['main_image', 'brands'],
  order: { name: 'asc' },
  output: supplier,
  serialize: (row, { actor }) => ({
    id: row.id,
    name: row.name,
    supplier_type: row.supplier_type,
    supplier_type_name: supplierTypes.find(({ id }) => id === row.supplier_type)?.code ?? null,
    ...Object.fromEntries(plain.map((name) => [name, row[name] ?? null])),
    ...(isAllowed(actor, 'supplier-terms.read') ? termsOf(row) : {}),
    ...Object.fromEntries(lists.map((name) => [name, row[name] ?? []])),
    currency_supplier: row.currency_id,
    brands: (row.brands ?? []).map(({ id, name }) => ({ id, name })),
    image_full_path: row.main_image?.url ?? null,
  }),
};

/** Suppliers as they are read and removed; a supplier with brands is not. */
export const supplierResource = defineResource<SupplierRow>()({
  ...shared,
  read: { needs: 'suppliers.read' },
  remove: {
    needs: 'suppliers.write',
    before: async ({ tx }, { id }) =>
      void (
        (await tx.trx('suppliers_brands_lnk').where({ supplier_id: id }).first('id')) !== undefined &&
        reject('supplier_has_brands')
      ),
  },
});

/** The same, as they are written: by their own routes, which take a picture beside the data. */
export const supplierRecord = defineResource<SupplierRow>()({
  ...shared,
  show: { needs: 'suppliers.read' },
  create: writeRule({ needs: 'suppliers.write', schema: supplierInput, before: ({ tx, input }) => known(tx, input) }),
  update: writeRule({
    needs: 'suppliers.write',
    schema: supplierInput.partial(),
    before: ({ tx, input }) => known(tx, input),
  }),
});

const known = (tx: Tx, { currency_id: id }: Json): Promise<void> =>
  rejectUnknown(tx, [{ field: 'currency_id', to: currencies, id: id as number | undefined }]);
