import type { Knex } from 'knex';
import {
  forUpdate,
  insertRows,
  getKnex,
  now,
  onConflictIgnore,
  type Core,
  type PlainDate,
  type Tx,
} from '@mayorista/kernel';
import type { LightColor, LightState } from '../../../contract';
import { foldedLike, patternsOf } from '../search';
import { tables } from '../uids';
import type { SheetStatus } from './sheet.machine';
import type { BoardQuery } from './sheet.schema';

export interface SheetRow {
  readonly product_id: number;
  readonly status: SheetStatus;
  readonly status_notes: string | null;
  readonly approved_by: string | null;
  readonly approved_at: Date | number | string | null;
  readonly exemption_reason: string | null;
  readonly exempt_until: PlainDate | null;
  readonly tariff_fraction_id: number | null;
  readonly tariff_fraction_is_verified: boolean | number;
  readonly verified_by: string | null;
  readonly verified_at: Date | number | string | null;
  readonly tag_fields: string | null;
  readonly notes: string | null;
  readonly sku: string | null;
  readonly model: string | null;
  readonly name: string | null;
  readonly brand_id: number | null;
  readonly brand_name: string | null;
  readonly category_id: number | null;
  readonly category_name: string | null;
  readonly light: LightColor;
  readonly light_state: LightState;
  readonly reasons: string | null;
  readonly expires_on: PlainDate | null;
}

/** The sheet of a product that exists, locked; opened when it has none yet. */
export async function lockSheet(tx: Tx, productId: number): Promise<SheetRow> {
  await onConflictIgnore(tx, tables.product, 'product_id', {
    product_id: productId,
    status: 'pending',
    tariff_fraction_is_verified: false,
    light: 'gray',
    light_state: 'unstated',
  });
  const row = (await forUpdate(tx, tx.trx(tables.product).where({ product_id: productId })).first()) as
    SheetRow | undefined;
  if (row === undefined) throw new Error(`The NOM sheet of product ${productId} could not be opened`);
  return row;
}

export const findSheet = async (knex: Knex, productId: number): Promise<SheetRow | null> =>
  ((await knex(tables.product).where({ product_id: productId }).first()) as SheetRow | undefined) ?? null;

export const changeSheetRow = (
  tx: Tx,
  productId: number,
  columns: Readonly<Record<string, unknown>>,
): Promise<number> =>
  tx
    .trx(tables.product)
    .where({ product_id: productId })
    .update({ ...columns, updated_at: now() });

export const statedNoms = async (knex: Knex, productId: number): Promise<number[]> =>
  (
    (await knex(tables.productNom).where({ product_id: productId }).orderBy('nom_id').select('nom_id')) as {
      nom_id: number;
    }[]
  ).map(({ nom_id }) => nom_id);

/** Makes these the norms stated for a product. */
export async function setNoms(tx: Tx, productId: number, nomIds: readonly number[]): Promise<void> {
  const known = new Set(await statedNoms(tx.trx, productId));
  const wanted = new Set(nomIds);
  const gone = [...known].filter((id) => !wanted.has(id));
  if (gone.length > 0)
    await tx.trx(tables.productNom).where({ product_id: productId }).whereIn('nom_id', gone).delete();
  await insertRows(
    tx,
    tables.productNom,
    [...wanted].filter((id) => !known.has(id)).map((nom_id) => ({ product_id: productId, nom_id })),
  );
}

/** Sheets that answer the board's filters; without columns and order. */
export function sheetsMatching(strapi: Core.Strapi, query: BoardQuery): Knex.QueryBuilder {
  const knex = getKnex(strapi);
  const found = knex(`${tables.product} as p`);
  const equal = {
    'p.light': query.light,
    'p.light_state': query.state,
    'p.status': query.status,
    'p.brand_id': query.brand_id,
    'p.category_id': query.category_id,
    'p.tariff_fraction_id': query.tariff_fraction_id,
    'p.tariff_fraction_is_verified': query.tariff_fraction_is_verified,
  };
  for (const [column, value] of Object.entries(equal)) if (value !== undefined) found.where(column, value);
  if (query.expires_from !== undefined) found.where('p.expires_on', '>=', query.expires_from);
  if (query.expires_to !== undefined) found.where('p.expires_on', '<=', query.expires_to);
  if (query.nom_id !== undefined)
    found.where(
      (group) =>
        void group
          .whereIn('p.product_id', knex(tables.productNom).where({ nom_id: query.nom_id }).select('product_id'))
          .orWhere(
            (byFraction) =>
              void byFraction
                .where('p.tariff_fraction_is_verified', true)
                .whereIn(
                  'p.tariff_fraction_id',
                  knex(tables.fractionNoms).where({ nom_id: query.nom_id }).select('tariff_fraction_id'),
                ),
          ),
    );
  if (query.responsible_id !== undefined) found.whereIn('p.product_id', productsInCareOf(knex, query.responsible_id));
  for (const pattern of patternsOf(query.omniSearchQuery)) found.whereRaw(foldedLike, ['p.search_text', pattern]);
  return found;
}

/** Products with a requirement that applies to them and that this person sees to. */
const productsInCareOf = (knex: Knex, responsibleId: number): Knex.QueryBuilder =>
  knex(`${tables.productRequirement} as q`)
    .join(`${tables.requirementResponsible} as l`, 'l.nom_requirement_id', 'q.requirement_id')
    .where({ 'l.nom_responsible_id': responsibleId, 'q.is_applicable': true })
    .select('q.product_id');

/** How many sheets there are of each state, among those that answer the filters. */
export async function countsByState(strapi: Core.Strapi, query: BoardQuery): Promise<Record<LightState, number>> {
  const rows = (await sheetsMatching(strapi, { ...query, light: undefined, state: undefined })
    .groupBy('p.light_state')
    .select('p.light_state')
    .count({ n: '*' })) as { light_state: LightState; n: number | string }[];
  return {
    complies: 0,
    expiring: 0,
    missing: 0,
    exempt: 0,
    unstated: 0,
    ...Object.fromEntries(rows.map(({ light_state, n }) => [light_state, Number(n)])),
  };
}

export interface SheetNom {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly is_active: boolean | number;
}

export const nomsByIds = (knex: Knex, ids: readonly number[]): Promise<SheetNom[]> =>
  knex(tables.nom)
    .whereIn('id', [...ids])
    .orderBy('code')
    .select('id', 'code', 'name', 'is_active') as unknown as Promise<SheetNom[]>;

export interface FractionRow {
  readonly id: number;
  readonly code: string;
  readonly nico: string;
  readonly description: string;
  readonly igi_percentage: string | number;
  readonly is_active: boolean | number;
}

export const findFraction = async (knex: Knex, id: number): Promise<FractionRow | null> =>
  ((await knex(tables.fraction)
    .where({ id })
    .first('id', 'code', 'nico', 'description', 'igi_percentage', 'is_active')) as FractionRow | undefined) ?? null;

export const nomsOfFraction = async (knex: Knex, fractionId: number): Promise<number[]> =>
  (
    (await knex(tables.fractionNoms).where({ tariff_fraction_id: fractionId }).select('nom_id')) as { nom_id: number }[]
  ).map(({ nom_id }) => nom_id);

export const requirementNames = async (
  knex: Knex,
  ids: readonly number[],
): Promise<Map<number, { name: string; document_type: string; responsible_name: string | null }>> => {
  const rows = (await knex(`${tables.requirement} as r`)
    .leftJoin(`${tables.requirementResponsible} as l`, 'l.nom_requirement_id', 'r.id')
    .leftJoin(`${tables.responsible} as s`, 's.id', 'l.nom_responsible_id')
    .whereIn('r.id', [...ids])
    .select('r.id', 'r.name', 'r.document_type', 's.name as responsible_name')) as {
    id: number;
    name: string;
    document_type: string;
    responsible_name: string | null;
  }[];
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
};
