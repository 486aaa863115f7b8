import type { Core } from '@strapi/strapi';
import { inTransaction } from '../server/src/transactions/in-transaction';
import { insertRow } from '../server/src/transactions/insert-row';
import type { Shape } from '../shared/shape';

/** Returns the id of a stored record of a shape. Writes one, with nothing but a name and its first state, when there is none. */
export async function anyRecord(strapi: Core.Strapi, shape: Shape): Promise<number> {
  const { table, nameColumn, stateField, states } = shape;
  const found = (await strapi.db.connection(table).first('id')) as { readonly id: number } | undefined;
  if (found !== undefined) return found.id;
  const [state] = Object.keys(states);
  return inTransaction(strapi, (tx) =>
    insertRow(tx, table, {
      ...(nameColumn === 'id' ? {} : { [nameColumn]: 'Muestra' }),
      ...(state === undefined ? {} : { [stateField]: state }),
    }),
  );
}
