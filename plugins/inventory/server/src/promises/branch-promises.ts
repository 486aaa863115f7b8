import { getKnex, service, today, type Core, type PlainDate } from '@mayorista/kernel';
import { plainDate } from '@mayorista/kernel/shared';
import '../../../contract';
import { transitsOf } from '../stock/transit.store';
import { openDays } from './open-days';
import { promisedOn } from './promise.rules';

/** By active branch the day from which it can hand over a new piece of a product; null where it must be ordered. `free`: pieces by branch. */
export async function branchPromises(
  strapi: Core.Strapi,
  productId: number,
  free: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, PlainDate | null>> {
  const branches = await service(strapi, 'inventory.branches').list();
  const coming = (await transitsOf(getKnex(strapi), productId)).map(({ branch_id, available_on }) => ({
    branchId: branch_id,
    availableOn: plainDate(available_on),
  }));
  const openOn = await openDays(strapi);
  return new Map(branches.map((branch) => [branch.id, promisedOn(branch, { free, coming }, today(), openOn)]));
}
