import { inTransaction, insertRow, type Core } from '@mayorista/kernel';
import { tables } from '../uids';

const types = [
  { name: 'Garantía', needs_warranty: true },
  { name: 'Producto equivocado', needs_warranty: false },
  { name: 'Faltante en la entrega', needs_warranty: false },
  { name: 'Daño en el transporte', needs_warranty: false },
];
const departments = ['Ventas', 'Almacén y envíos', 'Soporte técnico', 'Facturación'];

/** Writes the first types and departments of an installation; staff change them afterwards. */
export const ensureLists = (strapi: Core.Strapi): Promise<void> =>
  inTransaction(strapi, async (tx) => {
    if ((await tx.trx(tables.type).first('id')) === undefined)
      for (const [at, type] of types.entries())
        await insertRow(tx, tables.type, { ...type, position: (at + 1) * 10, status: 1 });
    if ((await tx.trx(tables.department).first('id')) === undefined)
      for (const [at, name] of departments.entries())
        await insertRow(tx, tables.department, { name, position: (at + 1) * 10, status: 1 });
  });
