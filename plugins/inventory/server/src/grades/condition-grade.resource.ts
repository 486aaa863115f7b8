import { z } from 'zod';
import {
  defineResource,
  otherLocales,
  throwIfAny,
  type BaseRow,
  type Json,
  typedNumber,
  writeRule,
} from '@mayorista/kernel';
import { tables, uids } from '../uids';
import { conditionGrade } from './condition-grade.answer';
import { judgeWarrantyText } from './judge-warranty-text';

interface GradeRow extends BaseRow {
  readonly grade: string;
  readonly name: string;
  readonly name_translations?: object;
  readonly description: string;
  readonly description_translations?: object;
  readonly warranty_text: string | null;
  readonly warranty_text_translations?: object;
  readonly warranty_months: number;
  readonly discount: string | number;
  readonly position: number;
  readonly is_active: boolean;
}

const texts = (max: number) =>
  z.strictObject({ es: z.string().trim().min(1).max(max), en: z.string().trim().min(1).max(max).optional() });

const input = z.strictObject({
  name_translations: texts(120).optional(),
  description_translations: texts(1_000).optional(),
  warranty_text_translations: texts(250).optional(),
  warranty_months: z.number().int('invalid').min(0).max(120).optional(),
  discount: typedNumber(z.number().min(0, 'percent_below_0').max(100, 'percent_above_100')).optional(),
  is_active: z.boolean().optional(),
});

/** Condition grades of refurbished equipment, which are the auction types too (spec storefront 3; decisions). */
export const conditionGradeResource = defineResource<GradeRow>()({
  path: '/condition-grades',
  aliases: ['/auction-types'],
  uid: uids.conditionGrade,
  label: 'clasificación de remate',
  localized: true,
  search: ['grade', 'name', 'description'],
  filters: ['grade', 'is_active'],
  order: { position: 'asc' },
  read: { needs: 'condition-grades.read' },
  update: writeRule({
    needs: 'condition-grades.write',
    schema: input,
    before: async ({ tx, input: given }, current) => {
      if (current === null) return;
      const rows = (await tx
        .trx(tables.conditionGrade)
        .where({ document_id: current.documentId })
        .select('locale', 'warranty_text', 'warranty_months')) as Pick<
        GradeRow & { readonly locale: string },
        'locale' | 'warranty_text' | 'warranty_months'
      >[];
      const kept = Object.fromEntries(rows.map(({ locale, warranty_text: text }) => [locale, text]));
      const months = given.warranty_months ?? rows[0]?.warranty_months ?? 0;
      throwIfAny(judgeWarrantyText(months, { ...kept, ...given.warranty_text_translations }));
    },
    toRow: rowOf,
  }),
  output: conditionGrade,
  serialize: (row) => ({
    id: row.id,
    grade: row.grade,
    name: row.name,
    name_translations: row.name_translations ?? null,
    description: row.description,
    description_translations: row.description_translations ?? null,
    warranty_text: row.warranty_text,
    warranty_text_translations: row.warranty_text_translations ?? null,
    warranty_months: row.warranty_months,
    discount: String(Number(row.discount)),
    position: row.position,
    is_active: Boolean(row.is_active),
  }),
});

function rowOf(given: z.output<typeof input>): Json {
  const {
    name_translations: name,
    description_translations: description,
    warranty_text_translations: warranty,
    ...rest
  } = given;
  const named = { name, description, warranty_text: warranty };
  const inLocale = (locale: 'es' | 'en') =>
    Object.fromEntries(
      Object.entries(named).flatMap(([field, value]) =>
        value?.[locale] === undefined ? [] : [[field, value[locale]]],
      ),
    );
  const english = inLocale('en');
  return {
    ...rest,
    ...inLocale('es'),
    ...(Object.keys(english).length > 0 ? { [otherLocales]: { en: english } } : {}),
  };
}
