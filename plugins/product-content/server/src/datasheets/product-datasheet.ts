import {
  assertVersion,
  emit,
  insertRow,
  getKnex,
  knexWithin,
  now,
  recordAudit,
  throwIfAny,
  service,
  type Actor,
  type Core,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import type { Knex } from 'knex';
import { productChanged } from '@mayorista/catalogue/events';
import { inLocale, translationsOf, type Moment } from '@mayorista/catalogue/inputs';
import { tables } from '../tables';
import { datasheetIdOf } from './category-datasheets';
import { shownValue, storedValue } from './datasheet.rules';
import type { ProductDatasheetInput, ValueInput } from './datasheet.schema';
import { readDatasheet, type FieldRow, type WholeDatasheet } from './datasheet.store';
import { fieldView, optionsOfField } from './datasheet.view';

interface ValueRow {
  readonly code: string;
  readonly value: string;
  readonly value_en: string | null;
  readonly updated_at: Moment;
}
type Values = ReadonlyMap<string, ValueRow>;

export async function valuesOf(knex: Knex, productId: number): Promise<Values> {
  const rows = (await knex(tables.datasheetValue)
    .where({ product_id: productId })
    .select('code', 'value', 'value_en', 'updated_at')) as ValueRow[];
  return new Map(rows.map((row) => [row.code, row]));
}

/** A product's datasheet as staff fill it: every group and field with the product's value. Throws NotFoundError. */
export async function showProductDatasheet(strapi: Core.Strapi, productId: number, datasheetId?: number) {
  const knex = getKnex(strapi);
  const product = await service(strapi, 'catalogue.products').get(productId);
  const id = datasheetId ?? (await datasheetIdOf(strapi, product.category_id));
  const sheet = id === null ? null : await readDatasheet(knex, id);
  const values = await valuesOf(knex, productId);
  return {
    product_id: productId,
    datasheet_id: id,
    datasheet_name: sheet?.name ?? null,
    updatedAt: newest(values),
    product_datasheet_groups: (sheet?.groups ?? []).map((group) => ({
      id: group.id,
      name: group.name,
      name_translations: translationsOf(group),
      order: group.position,
      product_datasheet_fields: group.fields.map((field) => filledField(sheet as WholeDatasheet, field, values)),
    })),
  };
}

function filledField(sheet: WholeDatasheet, field: FieldRow, values: Values) {
  const stored = values.get(field.code);
  return {
    ...fieldView(field, optionsOfField(sheet, field)),
    value: shownValue(field.field_type, stored?.value ?? null),
    value_en: stored?.value_en ?? null,
  };
}

function newest(values: Values): string | null {
  const times = [...values.values()].map(({ updated_at: at }) => new Date(at).getTime());
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}

/** What the store shows of it: groups with what is filled, in the asked language. */
export async function storeDatasheet(
  strapi: Core.Strapi,
  product: { readonly id: number; readonly category_id: number | null },
  locale: string,
) {
  const id = await datasheetIdOf(strapi, product.category_id);
  if (id === null) return [];
  const knex = knexWithin(strapi);
  const [sheet, values] = [await readDatasheet(knex, id), await valuesOf(knex, product.id)];
  return sheet.groups.flatMap((group) => {
    const fields = group.fields.flatMap((field) => {
      const stored = values.get(field.code);
      if (stored === undefined) return [];
      const translated =
        optionsOfField(sheet, field).find(({ value }) => value === stored.value)?.value_en ?? stored.value_en;
      return [
        {
          code: field.code,
          name: inLocale(field.name, field.name_en, locale),
          value: shownValue(field.field_type, inLocale(stored.value, translated, locale)),
          unit: field.unit,
          is_key: Boolean(field.is_key),
        },
      ];
    });
    return fields.length === 0 ? [] : [{ id: group.id, name: inLocale(group.name, group.name_en, locale), fields }];
  });
}

/** Writes what was sent of a product's datasheet; an empty value is taken away. Throws ValidationError, NotFoundError or ConflictError. */
export async function fillDatasheet(
  tx: Tx,
  actor: Actor,
  target: { readonly id: number; readonly expected: string | null },
  input: ProductDatasheetInput,
): Promise<void> {
  const product = await service(tx.strapi, 'catalogue.products').get(target.id);
  const datasheetId = await datasheetIdOf(tx.strapi, product.category_id);
  const sheet = datasheetId === null ? null : await readDatasheet(tx.trx, datasheetId);
  const values = await valuesOf(tx.trx, target.id);
  assertVersion(
    newest(values),
    target.expected,
    Object.fromEntries([...values.values()].map(({ code, value }) => [code, value])),
  );
  const changes = checked(sheet, input);
  for (const { field, value, given } of changes)
    await writeValue(tx, target.id, field, { value, value_en: given.value_en ?? null });
  const codes = changes.map(({ field }) => field.code);
  const was = Object.fromEntries(codes.map((code) => [code, values.get(code)?.value ?? null]));
  await recordAudit(tx, actor, {
    modelType: 'products',
    modelId: target.id,
    action: 'datasheet_changed',
    before: was,
    after: Object.fromEntries(changes.map(({ field, value }) => [field.code, value])),
  });
  await emit(tx, productChanged, { ids: [target.id] });
}

interface Change {
  readonly field: FieldRow;
  readonly value: string | null;
  readonly given: ValueInput;
}

function checked(sheet: WholeDatasheet | null, input: ProductDatasheetInput): Change[] {
  const fields = sheet?.groups.flatMap((group) => group.fields) ?? [];
  const changes: Change[] = [];
  const refusals: FieldError[] = [];
  for (const [g, group] of input.product_datasheet_groups.entries()) {
    for (const [f, given] of group.product_datasheet_fields.entries()) {
      const at = `product_datasheet_groups.${g}.product_datasheet_fields.${f}`;
      const field = fields.find(({ id, code }) => id === given.id || (given.id === undefined && code === given.code));
      if (sheet === null || field === undefined) refusals.push({ code: 'not_found', field: `${at}.id` });
      else {
        const stored = storedValue(
          { field_type: field.field_type, options: optionsOfField(sheet, field).map(({ value }) => value) },
          given.value,
        );
        if ('refused' in stored) refusals.push({ code: stored.refused, field: `${at}.value` });
        else changes.push({ field, value: stored.value, given });
      }
    }
  }
  throwIfAny(refusals);
  return changes;
}

async function writeValue(
  tx: Tx,
  productId: number,
  { code }: FieldRow,
  columns: { value: string | null; value_en: string | null },
): Promise<void> {
  const row = { product_id: productId, code };
  if (columns.value === null) {
    await tx.trx(tables.datasheetValue).where(row).delete();
    return;
  }
  const changed = await tx
    .trx(tables.datasheetValue)
    .where(row)
    .update({ ...columns, updated_at: now() });
  if (changed === 0) await insertRow(tx, tables.datasheetValue, { ...row, ...columns });
}
