import { branches, valueRestrictions } from '@mayorista/database/seeds';
import { inTransaction, insertRows, type Deps, type Tx } from '@mayorista/kernel';
import { loadScales } from '../scales/load-scales';
import { tables } from '../uids';
import { idOf, idsBy, type Ids } from './demo-ids';
import { loadStock } from './load-stock';
import { loadSuppliers } from './load-suppliers';
import { loadTransfers } from './load-transfers';

/** The demo world's branches and scales, and its products' stock, sales, limits, transfers and suppliers. */
export const inventoryDemo = ({ strapi }: Deps) => ({
  load: (): Promise<void> =>
    inTransaction(strapi, async (tx) => {
      if ((await tx.trx(tables.branch).first('id')) === undefined)
        await insertRows(tx, tables.branch, branches.map(branchRow));
      await loadScales(tx);
      if ((await tx.trx(tables.stock).first('id')) !== undefined) return;
      const known = {
        branchIds: await idsBy(tx, tables.branch, 'code'),
        productIds: await idsBy(tx, 'products', 'sku'),
      };
      await loadStock(tx, known);
      await loadTransfers(tx, known);
      await loadRestrictions(tx, known.branchIds);
      await loadSuppliers(tx);
    }),
});

function branchRow({ address, ...branch }: (typeof branches)[number]): Record<string, unknown> {
  const { code, name, is_virtual, telephone, email, opening_hours, transfer_days, position } = branch;
  return {
    code,
    name,
    is_virtual,
    telephone,
    email,
    opening_hours,
    transfer_days,
    position,
    warehouse_type_id: 1,
    is_pickup_point: !is_virtual,
    status: 1,
    street: `${address.street} ${address.exterior_number}`,
    colony: address.colony,
    municipality: address.municipality,
    state: address.state_code,
    zip_code: address.zip_code,
  };
}

const loadRestrictions = (tx: Tx, branchIds: Ids): Promise<void> =>
  insertRows(
    tx,
    tables.valueRestriction,
    valueRestrictions.map(({ branch, min_value, message }) => ({
      branch_id: idOf(branchIds, branch),
      min_value,
      message,
      is_active: true,
    })),
  );
