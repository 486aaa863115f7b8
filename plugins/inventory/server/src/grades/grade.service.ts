import { getKnex, knexWithin, quickRows, service, type Deps } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { defaultLocale } from '@mayorista/config';
import type { GradeProfile, GradeService } from '../../../contract';
import { tables } from '../uids';
import { gradedPieces } from './graded-pieces.store';
import { seesRefurbished } from './grade.rules';

interface Row {
  readonly grade: GradeProfile['grade'];
  readonly locale: string;
  readonly name: string;
  readonly description: string;
  readonly warranty_text: string | null;
  readonly warranty_months: number;
  readonly discount: string | number;
  readonly is_active: boolean | number;
}

const selectGrades = `select grade, locale, name, description, warranty_text, warranty_months, discount, is_active
  from ${tables.conditionGrade} where locale in (@locales) order by position, id`;

/** Condition grades that are sold, the best first, in a locale; Spanish where a text is missing. */
export const gradeService = ({ strapi }: Deps): GradeService => {
  const list = async (locale: string = defaultLocale): Promise<readonly GradeProfile[]> => {
    const rows = await quickRows<Row>(getKnex(strapi), selectGrades, { locales: [defaultLocale, locale] });
    const translated = new Map(rows.filter((row) => row.locale === locale).map((row) => [row.grade, row]));
    return rows
      .filter((row) => row.locale === defaultLocale && Boolean(row.is_active))
      .map((row) => profile(row, translated.get(row.grade) ?? row));
  };
  return {
    list,
    isShownTo: seesRefurbished,
    piecesOf: gradedPieces,
    warrantyMonths: async (knex, { productId, grade }) => {
      const months = (await service(strapi, 'catalogue.products').warrantyMonths(knex, [productId])).get(productId);
      if (months === undefined || grade === 'Stock') return months ?? null;
      const row = (await knex(tables.conditionGrade)
        .where({ grade, locale: defaultLocale })
        .first('warranty_months')) as { warranty_months: number } | undefined;
      return row?.warranty_months ?? 0;
    },
    percents: async () => {
      const rows = (await knexWithin(strapi)(tables.conditionGrade)
        .where({ locale: defaultLocale })
        .select('grade', 'discount', 'is_active')) as Row[];
      return new Map(
        rows.filter((row) => Boolean(row.is_active)).map(({ grade, discount }) => [grade, String(discount)]),
      );
    },
  };
};

const profile = (row: Row, { name, description, warranty_text: warrantyText }: Row): GradeProfile => ({
  grade: row.grade,
  name,
  description,
  warrantyText,
  warrantyMonths: row.warranty_months,
  discount: String(row.discount),
});
