import type { Knex } from 'knex';
import { insertRows, now, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';
import { grouped } from './grouped';
import type { RequirementVerdict } from './light.rules';

/** What is kept of a product's light so that boards and reports can filter and sort by it. */
export interface SheetLight {
  readonly product_id: number;
  readonly sku: string;
  readonly model: string;
  readonly name: string;
  readonly brand_id: number | null;
  readonly brand_name: string | null;
  readonly category_id: number | null;
  readonly category_name: string | null;
  /** sku, model, name and brand without accents and case: what boards search. */
  readonly search_text: string;
  readonly light: string;
  readonly light_state: string;
  readonly reasons: string;
  readonly expires_on: string | null;
  readonly light_changes_on: string | null;
}

interface RequirementRow {
  readonly id: number;
  readonly product_id: number;
  readonly requirement_id: number;
  readonly result: string;
  readonly is_applicable: boolean | number;
  readonly nom_document_id: number | null;
  readonly expires_on: string | null;
}

/** Writes the sheets of products, touching only those that differ; returns the products whose light is another one. */
export async function saveLights(tx: Tx, sheets: readonly SheetLight[]): Promise<number[]> {
  const ids = sheets.map(({ product_id }) => product_id);
  const rows = (await tx.trx(tables.product).whereIn('product_id', ids)) as SheetLight[];
  const known = new Map(rows.map((row) => [row.product_id, row]));
  await insertRows(
    tx,
    tables.product,
    sheets
      .filter(({ product_id }) => !known.has(product_id))
      .map((sheet) => ({ status: 'pending', tariff_fraction_is_verified: false, ...sheet })),
  );
  for (const sheet of sheets) {
    const row = known.get(sheet.product_id);
    if (row !== undefined && differs(row, sheet))
      await tx
        .trx(tables.product)
        .where({ product_id: sheet.product_id })
        .update({ ...sheet, updated_at: now() });
  }
  return sheets
    .filter(({ product_id, light }) => (known.get(product_id)?.light ?? 'gray') !== light)
    .map(({ product_id }) => product_id);
}

const differs = (row: SheetLight, sheet: SheetLight): boolean =>
  (Object.keys(sheet) as (keyof SheetLight)[]).some((name) => (row[name] ?? null) !== (sheet[name] ?? null));

/** Keeps one row for each requirement that applies to each product; what no longer applies stays with what people stated of it. */
export async function saveRequirements(
  tx: Tx,
  verdicts: ReadonlyMap<number, readonly RequirementVerdict[]>,
): Promise<void> {
  const rows = (await tx
    .trx(tables.productRequirement)
    .whereIn('product_id', [...verdicts.keys()])) as RequirementRow[];
  const byProduct = grouped(rows, ({ product_id }) => product_id);
  const added: Record<string, unknown>[] = [];
  for (const [productId, requirements] of verdicts) {
    const known = new Map((byProduct.get(productId) ?? []).map((row) => [row.requirement_id, row]));
    for (const verdict of requirements) {
      if (verdict.requirementId === null) continue;
      const wanted = {
        result: verdict.result,
        is_applicable: true,
        nom_document_id: verdict.documentId,
        expires_on: verdict.expiresOn,
      };
      const row = known.get(verdict.requirementId);
      known.delete(verdict.requirementId);
      if (row === undefined)
        added.push({ product_id: productId, requirement_id: verdict.requirementId, state: 'pending', ...wanted });
      else if (isOther(row, wanted)) await change(tx.trx, row.id, wanted);
    }
    for (const row of known.values()) if (row.is_applicable) await change(tx.trx, row.id, { is_applicable: false });
  }
  await insertRows(tx, tables.productRequirement, added);
}

const isOther = (
  row: RequirementRow,
  wanted: { result: string; nom_document_id: number | null; expires_on: string | null },
): boolean =>
  row.result !== wanted.result ||
  !row.is_applicable ||
  row.nom_document_id !== wanted.nom_document_id ||
  row.expires_on !== wanted.expires_on;

const change = (trx: Knex, id: number, columns: Record<string, unknown>): Promise<number> =>
  trx(tables.productRequirement)
    .where({ id })
    .update({ ...columns, updated_at: now() });

/** Ids after `after`, in order, of products whose light may change by a day. */
export const dueSheets = async (knex: Knex, day: string, after: number, limit: number): Promise<number[]> =>
  (
    (await knex(tables.product)
      .where('light_changes_on', '<=', day)
      .where('product_id', '>', after)
      .orderBy('product_id')
      .limit(limit)
      .select('product_id')) as { product_id: number }[]
  ).map(({ product_id }) => product_id);

/** Ids after `after`, in order, of products under some norm, stated or by tariff fraction. */
export const productsUnderNoms = async (knex: Knex, after: number, limit: number): Promise<number[]> => {
  const rows = (await knex(`${tables.product} as p`)
    .where('p.product_id', '>', after)
    .where(
      (group) =>
        void group
          .whereNotNull('p.tariff_fraction_id')
          .orWhereExists(
            knex(`${tables.productNom} as n`).whereRaw('n.product_id = p.product_id').select(knex.raw('1')),
          ),
    )
    .orderBy('p.product_id')
    .limit(limit)
    .select('p.product_id')) as { product_id: number }[];
  return rows.map(({ product_id }) => product_id);
};
