import { findableOfResource, type Core, type Findable } from '@mayorista/kernel';
import { uids } from '../uids';
import { supplierResource } from './supplier.record';

/** Suppliers, by their names and RFC. */
export const findableSuppliers = (strapi: Core.Strapi): Findable =>
  findableOfResource(strapi, {
    definition: supplierResource.definition,
    found: {
      key: 'suppliers',
      label: ['Proveedor', 'proveedores'],
      words: ['mayorista'],
      keys: [
        { column: 'rfc', by: 'code' },
        { column: 'abbreviation', by: 'code' },
      ],
      show: async (_context, rows) =>
        rows.map((row) => ({
          id: Number(row.id),
          title: String(row.name),
          detail: [row.tradename, row.rfc].filter(Boolean).join(' · '),
          to: `/content-manager/collection-types/${uids.supplier}/${String(row.document_id)}`,
        })),
    },
  });
