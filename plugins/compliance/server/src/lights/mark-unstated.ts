import { getKnex, type Core } from '@mayorista/kernel';
import { tables } from '../uids';

/** Sheets kept by earlier versions show a product of which nobody had said anything as exempt: at each start none is left so. */
export async function markUnstated(strapi: Core.Strapi): Promise<void> {
  await getKnex(strapi)(tables.product)
    .where({ light_state: 'exempt' })
    .whereRaw('CAST(reasons AS TEXT) LIKE ?', ['%"nom_not_stated"%'])
    .update({ light: 'gray', light_state: 'unstated' });
}
