import { CONDITION_GRADES } from '@mayorista/config';
import { inTransaction, insertRow, type Core } from '@mayorista/kernel';
import { tables } from '../uids';
import { gradeTexts } from './grade.texts';

/** The grades every installation needs. An installation that has them keeps its own percents and texts. */
export async function loadGrades(strapi: Core.Strapi): Promise<void> {
  await inTransaction(strapi, async (tx) => {
    if ((await tx.trx(tables.conditionGrade).first('id')) !== undefined) return;
    for (const [index, { grade, discount, warrantyMonths }] of CONDITION_GRADES.entries()) {
      const shared = { grade, discount, warranty_months: warrantyMonths, position: index + 1, is_active: true };
      const id = await insertRow(tx, tables.conditionGrade, { ...shared, locale: 'es', ...gradeTexts[grade].es });
      const spanish = (await tx.trx(tables.conditionGrade).where({ id }).first('document_id')) as {
        document_id: string;
      };
      await insertRow(tx, tables.conditionGrade, { ...shared, ...spanish, locale: 'en', ...gradeTexts[grade].en });
    }
  });
}
