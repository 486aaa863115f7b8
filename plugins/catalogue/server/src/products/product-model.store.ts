import { defaultLocale } from '@mayorista/config';
import { reject, advisoryLock, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { tables } from '../uids';

interface Model {
  readonly model: string;
  readonly brandId: number | null;
  readonly exceptId: number | null;
}

/**
 * Refuses (422 on `model`) a model that another product of the same brand has. Not a unique index: imported catalogues repeat models
 * from brand to brand, and some within one; what staff write does not add to it.
 */
export async function refuseTakenModel(tx: Tx, { model, brandId, exceptId }: Model): Promise<void> {
  // Two who write the same model at once wait for one another.
  await advisoryLock(tx, `product-model:${model.toLowerCase()}`);
  const query = tx
    .trx(`${tables.product} as p`)
    .leftJoin(`${tables.productBrand} as pb`, 'pb.product_id', 'p.id')
    .where('p.locale', defaultLocale)
    .whereRaw('lower(p.model) = ?', [model.toLowerCase()]);
  if (brandId === null) query.whereNull('pb.brand_id');
  else query.where('pb.brand_id', brandId);
  if (exceptId !== null) query.whereNot('p.id', exceptId);
  if ((await query.first('p.id')) !== undefined) reject('duplicate_model', 'model');
}

const digits = 4;

/** The next free model under a prefix: 'CAM-0042'. A proposal: two who ask at once may be given the same. */
export async function nextModel(knex: Knex, prefix: string): Promise<string> {
  const rows = (await knex(tables.product)
    .where({ locale: defaultLocale })
    .where('model', 'like', `${prefix}-%`)
    .select('model')) as { model: string }[];
  const taken = rows
    .map(({ model }) => /-(\d{1,9})$/.exec(model)?.[1])
    .map(Number)
    .filter(Number.isFinite);
  const next = taken.reduce((most, each) => Math.max(most, each), 0) + 1;
  return `${prefix}-${String(next).padStart(digits, '0')}`;
}

/** What models of a category begin with: its abbreviation, letters and digits only; 'PROD' without one. */
export async function modelPrefix(knex: Knex, categoryId: number | null): Promise<string> {
  if (categoryId === null) return 'PROD';
  const row = (await knex(tables.category).where({ id: categoryId }).first('abbreviation')) as
    { abbreviation: string | null } | undefined;
  const letters = (row?.abbreviation ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  return letters === '' ? 'PROD' : letters;
}
