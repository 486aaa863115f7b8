import { getKnex, service, type Core } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/inventory/contract';
import '@mayorista/sales/contract';
import type { BranchProfile } from '@mayorista/inventory/contract';
import type { InvoiceRow } from '../invoices/invoice.store';

/** What is printed of a document beside its XML: what a buyer's desk and warehouse look for. */
export interface Surroundings {
  /** Folio of the order that it is of. */
  readonly order: string | null;
  /** The buyer's own number of the purchase. */
  readonly purchaseOrder: string | null;
  /** What the buyer said of it. */
  readonly comments: string | null;
  /** Lines of the seller's address. */
  readonly seller: readonly string[];
  /** Models by SKU, as the document writes it. */
  readonly models: ReadonlyMap<string, string>;
}

/** Writes the branch's address, its postal code once and named. */
const addressOf = ({ address, zipCode }: BranchProfile): string =>
  zipCode !== null && address.endsWith(zipCode) ? `${address.slice(0, -zipCode.length)}C.P. ${zipCode}` : address;

/** Finds what is printed around a document; what is not known is left out. */
export async function findSurroundings(strapi: Core.Strapi, row: InvoiceRow): Promise<Surroundings> {
  const knex = getKnex(strapi);
  const order =
    row.sale_order_id === null ? null : await service(strapi, 'sales.orders').forInvoice(knex, row.sale_order_id);
  const branchId = order?.issuingBranchId ?? row.branch_id;
  const branch = branchId === null ? null : await service(strapi, 'inventory.branches').find(branchId);
  const ids = row.lines.flatMap(({ product_id: id }) => id ?? []);
  const facts = await service(strapi, 'catalogue.products').facts(knex, ids);
  return {
    order: order?.folio ?? null,
    purchaseOrder: order?.purchaseOrderNumber ?? null,
    comments: order?.comments ?? null,
    seller: branch === null ? [] : [addressOf(branch)].filter(Boolean),
    models: new Map(
      row.lines.flatMap(({ sku, product_id: id }) => {
        const model = id === null ? undefined : facts.get(id)?.model;
        return sku === null || model === undefined ? [] : [[sku, model] as const];
      }),
    ),
  };
}
