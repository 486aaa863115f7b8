import { createShaped, moveShaped, nowInstant, systemActor, type Deps, type Tx } from '@mayorista/kernel';
import type { SerialPiece, SerialService } from '../../../contract';
import { tables } from '../uids';
import { productSerials } from './product-serial.record';
import { findSerials, lockSerials, productsWithSerials, type SerialRow } from './serial.store';

/** Serial numbers of the house's pieces. */
export const serialService = (_deps: Deps): SerialService => ({
  find: async (knex, serials) => (await findSerials(knex, serials)).map(toPiece),
  lock: async (tx, serials) => (await lockSerials(tx, serials)).map(toPiece),
  registered: productsWithSerials,
  async ship(tx, pieces, holder) {
    const known = await lockSerials(
      tx,
      pieces.map(({ serial }) => serial),
    );
    for (const piece of pieces) {
      const row = known.find(({ serial, product_id: id }) => serial === piece.serial && id === piece.productId);
      const id = row?.id ?? (await register(tx, piece, holder.actorName));
      await leave(tx, id, holder);
    }
  },
  async takeBack(tx, piece) {
    const [row] = (await lockSerials(tx, [piece.serial])).filter(({ product_id: id }) => id === piece.productId);
    if (row?.state !== 'shipped') return false;
    await tx
      .trx(tables.productSerial)
      .where({ id: row.id })
      .update({ branch_id: piece.branchId, grade: piece.grade, holder_type: null, holder_id: null, holder_name: null });
    await moveShaped(productSerials, tx, systemActor('Series'), {
      id: row.id,
      input: { state: 'in_stock' },
      expected: null,
    });
    return true;
  },
});

/** Writes down a piece whose product had no serials yet. */
const register = (tx: Tx, { productId, branchId, grade, serial }: Omit<SerialPiece, 'state'>, by: string) =>
  createShaped(productSerials, tx, systemActor(by), {
    input: { serial, product_id: productId, branch_id: branchId, grade },
    columns: { registered_by: by },
  });

async function leave(
  tx: Tx,
  id: number,
  holder: { readonly type: string; readonly id: string; readonly name: string },
): Promise<void> {
  await moveShaped(productSerials, tx, systemActor('Series'), { id, input: { state: 'shipped' }, expected: null });
  await tx
    .trx(tables.productSerial)
    .where({ id })
    .update({
      holder_type: holder.type,
      holder_id: holder.id,
      holder_name: holder.name,
      left_at: new Date(nowInstant()),
    });
}

const toPiece = (row: SerialRow): SerialPiece => ({
  productId: row.product_id,
  branchId: row.branch_id,
  grade: row.grade,
  serial: row.serial,
  state: row.state,
});
