import { NotFoundError, quickRows } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { DatasheetFieldRow } from '../../../contract';
import { grouped } from '@mayorista/catalogue/shared';
import { tables } from '../tables';
import type { Moment } from '@mayorista/catalogue/inputs';
import type { FieldType } from './datasheet.schema';

export interface DatasheetRow {
  readonly id: number;
  readonly name: string;
  readonly name_en: string | null;
  readonly updated_at: Moment;
}
interface GroupRow {
  readonly id: number;
  readonly name: string;
  readonly name_en: string | null;
  readonly position: number;
}
export interface FieldRow extends GroupRow {
  readonly datasheet_group_id: number;
  readonly code: string;
  readonly field_type: FieldType;
  readonly unit: string | null;
  readonly datasheet_list_id: number | null;
  readonly is_key: boolean | number;
}
export interface OptionRow {
  readonly datasheet_list_id: number;
  readonly value: string;
  readonly value_en: string | null;
}
export interface WholeDatasheet extends DatasheetRow {
  readonly groups: readonly (GroupRow & { readonly fields: readonly FieldRow[] })[];
  readonly options: ReadonlyMap<number, readonly OptionRow[]>;
}

/** A datasheet with its groups, fields and the options of its lists, in a fixed number of queries. Throws NotFoundError. */
export async function readDatasheet(knex: Knex, id: number): Promise<WholeDatasheet> {
  const sheet = (await knex(tables.datasheet).where({ id }).first('id', 'name', 'name_en', 'updated_at')) as
    DatasheetRow | undefined;
  if (sheet === undefined) throw new NotFoundError();
  const groups = (await knex(tables.datasheetGroup)
    .where({ datasheet_id: id })
    .orderBy('position')
    .orderBy('id')
    .select('id', 'name', 'name_en', 'position')) as GroupRow[];
  const fields = await fieldsOf(knex, id);
  return {
    ...sheet,
    groups: groups.map((group) => ({
      ...group,
      fields: fields.filter((field) => field.datasheet_group_id === group.id),
    })),
    options: await optionsOf(knex, [...new Set(fields.flatMap((field) => field.datasheet_list_id ?? []))]),
  };
}

export const fieldsOf = (knex: Knex, datasheetId: number): Promise<FieldRow[]> =>
  knex(tables.datasheetField)
    .where({ datasheet_id: datasheetId })
    .orderBy('position')
    .orderBy('id')
    .select(
      'id',
      'datasheet_group_id',
      'code',
      'name',
      'name_en',
      'field_type',
      'unit',
      'datasheet_list_id',
      'is_key',
      'position',
    ) as unknown as Promise<FieldRow[]>;

export async function optionsOf(knex: Knex, listIds: readonly number[]): Promise<Map<number, OptionRow[]>> {
  if (listIds.length === 0) return new Map();
  const rows = (await knex(tables.datasheetOption)
    .whereIn('datasheet_list_id', [...listIds])
    .orderBy('position')
    .orderBy('id')
    .select('datasheet_list_id', 'value', 'value_en')) as OptionRow[];
  return grouped(rows, (row) => [row.datasheet_list_id, row]);
}

const selectShortValues = `select product_id, code, value from ${tables.datasheetValue}
  where product_id in (@ids) and length(value) <= @longest`;

/** Reads the values of products in their datasheets, as [code, value]; those of more characters than `longest` are left out. */
export async function shortValues(
  knex: Knex,
  productIds: readonly number[],
  longest: number,
): Promise<Map<number, [code: string, value: string][]>> {
  const rows = await quickRows<{ product_id: number; code: string; value: string }>(knex, selectShortValues, {
    ids: productIds,
    longest,
  });
  return grouped(rows, ({ product_id, code, value }) => [product_id, [code, value]]);
}

/** The characteristics of all datasheets, key ones first: the same one may stand in several. */
export const allFields = (knex: Knex): Promise<DatasheetFieldRow[]> =>
  knex(tables.datasheetField)
    .orderBy('is_key', 'desc')
    .orderBy('id')
    .select('code', 'name', 'name_en', 'field_type', 'unit', 'is_key', 'datasheet_list_id') as unknown as Promise<
    DatasheetFieldRow[]
  >;
