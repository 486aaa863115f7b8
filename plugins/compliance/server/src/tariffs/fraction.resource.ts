import { z } from 'zod';
import { defineResource, reject, writeRule, type BaseRow, type Json, type Tx } from '@mayorista/kernel';
import { changeOf, flag, optionalText, percent, recordId, text } from '../input';
import { tables, uids } from '../uids';
import { tariffFraction } from './fraction.answer';

interface FractionRow extends BaseRow {
  readonly code: string;
  readonly nico: string;
  readonly description: string;
  readonly unit: string | null;
  readonly igi_percentage: string | number;
  readonly is_active: boolean;
  readonly noms?: readonly { id: number; code: string }[];
}

const digits = (count: number, code: string) =>
  z
    .string()
    .max(40)
    .transform((given) => given.replace(/[\s.]/g, ''))
    // oxlint-disable-next-line house/made-pattern -- numbers alone are put in, and the API's description tells the pattern
    .pipe(z.string().regex(new RegExp(`^\\d{${count}}$`), code));

const fractionInput = z.strictObject({
  code: digits(8, 'tariff_code_invalid'),
  nico: digits(2, 'nico_invalid').default('00'),
  description: text(2_000),
  unit: optionalText(60),
  igi_percentage: percent.default(0),
  nom_ids: z.array(recordId).max(50).default([]),
  is_active: flag.default(true),
});
type FractionInput = z.output<typeof fractionInput>;

/** Tariff fractions of the TIGIE with their NICO: import duty in percent, and the norms they ask of products once verified. */
export const fractionResource = defineResource<FractionRow>()({
  path: '/tariff-fractions',
  uid: uids.fraction,
  label: 'fracción arancelaria',
  search: ['code', 'description'],
  filters: ['code', 'nico', 'is_active'],
  sort: ['igi_percentage'],
  populate: ['noms'],
  order: { code: 'asc', nico: 'asc' },
  read: { needs: 'tariff-fractions.read' },
  create: writeRule({
    needs: 'tariff-fractions.write',
    schema: fractionInput,
    toRow: rowOf,
    before: ({ tx, input }) => refuseUnknownNoms(tx, input),
  }),
  update: writeRule({
    needs: 'tariff-fractions.write',
    schema: changeOf(fractionInput),
    toRow: rowOf,
    before: ({ tx, input }) => refuseUnknownNoms(tx, input),
  }),
  remove: {
    needs: 'tariff-fractions.write',
    async before({ tx }, { id }) {
      if ((await tx.trx(tables.product).where({ tariff_fraction_id: id }).first('id')) !== undefined)
        reject('fraction_in_use');
    },
  },
  output: tariffFraction,
  serialize: (row) => ({
    id: row.id,
    code: row.code,
    nico: row.nico,
    formatted: `${row.code.slice(0, 4)}.${row.code.slice(4, 6)}.${row.code.slice(6)} ${row.nico}`,
    description: row.description,
    unit: row.unit,
    igi_percentage: String(row.igi_percentage),
    is_active: row.is_active,
    noms: (row.noms ?? []).map(({ id, code }) => ({ id, code })),
  }),
});

async function refuseUnknownNoms({ trx }: Tx, { nom_ids: ids }: Partial<FractionInput>): Promise<void> {
  if (ids === undefined || ids.length === 0) return;
  const known = new Set(
    ((await trx(tables.nom).whereIn('id', ids).select('id')) as { id: number }[]).map(({ id }) => id),
  );
  if (ids.some((id) => !known.has(id))) reject('not_found', 'nom_ids');
}

function rowOf({ nom_ids: noms, ...rest }: Partial<FractionInput>): Json {
  return { ...rest, ...(noms === undefined ? {} : { noms: [...new Set(noms)] }) };
}
