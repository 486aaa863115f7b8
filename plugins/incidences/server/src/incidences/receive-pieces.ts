import { nowInstant, reject, service, type MoveContext } from '@mayorista/kernel';
import type { ColumnsOf } from '@mayorista/kernel/shape';
import '@mayorista/inventory/contract';
import type { incidence } from '../../../shared/incidence.shape';

/** Puts what came back on a shelf, in the grade in which it arrived. */
export async function receivePieces({
  tx,
  actor,
  record,
  input: { branch_id: branchId, grade },
}: MoveContext<typeof incidence, 'receive'>): Promise<ColumnsOf<typeof incidence>> {
  const branch = await service(tx.strapi, 'inventory.branches').find(branchId);
  // A storeman receives at the own branch alone.
  const isForeign = actor.kind === 'person' && actor.roles.includes('storeman') && actor.branchId !== branchId;
  if (branch === null || isForeign) return reject('warehouse_unknown', 'branch_id');
  await service(tx.strapi, 'inventory.stock').adjust(
    tx,
    { productId: record.product_id, branchId, grade, delta: record.quantity },
    {
      cause: 'Devolución de cliente',
      referenceType: 'incidence',
      referenceId: String(record.id),
      actorName: actor.name,
    },
  );
  // Its serial number is back with it, so that it can be sold again in its grade.
  if (record.serial !== null)
    await service(tx.strapi, 'inventory.serials').takeBack(tx, {
      productId: record.product_id,
      branchId,
      grade,
      serial: record.serial,
    });
  return { received_at: nowInstant(), received_grade: grade, received_branch_id: branchId };
}
