import {
  emit,
  insertRow,
  insertRows,
  now,
  recordAudit,
  reject,
  rejectDuplicate,
  type Actor,
  type Tx,
} from '@mayorista/kernel';
import type { Knex } from 'knex';
import { datasheetChanged } from '../../../events';
import { tables } from '../tables';
import type { ListInput } from './datasheet.schema';
import { optionsOf } from './datasheet.store';

/** Lists with their options as the API gives them. */
export async function listViews(knex: Knex, rows: readonly { id: number; name: string }[]) {
  const options = await optionsOf(
    knex,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name }) => ({
    id,
    name,
    options: (options.get(id) ?? []).map(({ value, value_en }) => ({ es: value, en: value_en })),
  }));
}

/** Creates a list of values, or replaces the name and options of the one whose id is sent. Returns its id. */
export async function saveList(tx: Tx, actor: Actor, { id: known, name, options }: ListInput): Promise<number> {
  const repeated = options.findIndex(({ es }, index) => options.findIndex((each) => each.es === es) < index);
  if (repeated >= 0) reject('already_taken', `options.${repeated}.es`);
  const id = await writeName(tx, known, name);
  await tx.trx(tables.datasheetOption).where({ datasheet_list_id: id }).delete();
  await insertRows(
    tx,
    tables.datasheetOption,
    options.map(({ es, en }, index) => ({
      datasheet_list_id: id,
      value: es,
      value_en: en ?? null,
      position: index + 1,
    })),
  );
  await recordAudit(tx, actor, {
    modelType: 'datasheet-lists',
    modelId: id,
    action: known === undefined ? 'created' : 'changed',
    after: { name, options: options.map(({ es }) => es).join(', ') },
  });
  for (const sheet of await sheetsWith(tx, id)) await emit(tx, datasheetChanged, { id: sheet });
  return id;
}

/** Datasheets with a characteristic that is filled from a list. */
const sheetsWith = (tx: Tx, listId: number): Promise<number[]> =>
  tx
    .trx(tables.datasheetField)
    .where({ datasheet_list_id: listId })
    .distinct()
    .pluck('datasheet_id') as unknown as Promise<number[]>;

async function writeName(tx: Tx, id: number | undefined, name: string): Promise<number> {
  try {
    if (id === undefined) return await insertRow(tx, tables.datasheetList, { name });
    if ((await tx.trx(tables.datasheetList).where({ id }).update({ name, updated_at: now() })) === 0)
      reject('not_found', 'id');
    return id;
  } catch (error) {
    return rejectDuplicate(error, () => 'name');
  }
}
