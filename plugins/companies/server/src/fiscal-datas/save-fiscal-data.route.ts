import { z } from 'zod';
import {
  largestId,
  answerRecord,
  changeShaped,
  createShaped,
  defineRoute,
  ForbiddenError,
  inTransaction,
  parseInput,
  throwIfAny,
  type Actor,
} from '@mayorista/kernel';
import { companyFiscalData } from '../../../shared';
import { askForChange, needsAuthorisation } from '../changes/ask-for-change';
import { companyFiscalDatas, judgeGiven } from './company-fiscal-data.record';
import { fiscalFields } from './fiscal-data.rules';
import { findFiscalDataId } from './fiscal-data.store';
import { companyFiscalDataOutput } from './save-fiscal-data.answer';

/** Saves a company's fiscal data, for the first time or again; a distributor's are the own company's (spec storefront 7, Company). */
export const saveFiscalData = defineRoute({
  method: 'POST',
  path: '/company-fiscal-datas',
  noun: 'company-fiscal-datas',
  action: 'save',
  needs: 'company-fiscal-datas.write',
  summary: 'Guardar los datos fiscales de una empresa',
  isRepeatable: true,
  input: z.looseObject({ company_id: z.number().int().positive().max(largestId).optional() }),
  output: companyFiscalDataOutput,
  async handle(request) {
    const { strapi, actor } = request;
    const companyId = companyOf(actor, request.input.company_id);
    const given = parseInput(
      companyFiscalDatas.schemas.create,
      fiscalFields({ ...request.input, company_id: companyId }),
    );
    const { id, changeId } = await inTransaction(strapi, async (tx) => {
      const known = companyId === undefined ? null : await findFiscalDataId(tx.trx, companyId);
      if (known === null || companyId === undefined)
        return { id: await createShaped(companyFiscalDatas, tx, actor, { input: given }), changeId: null };
      const { company_id: _same, ...input } = given;
      const stored = (await tx.trx(companyFiscalData.table).where({ id: known }).first('*')) as Record<string, unknown>;
      // Whoever the tax authority would refuse is told now, not when somebody decides.
      const waits = needsAuthorisation(actor, stored, input);
      if (waits) throwIfAny(await judgeGiven(tx, { ...stored, ...given } as Parameters<typeof judgeGiven>[1]));
      if (waits) return { id: known, changeId: await askForChange(tx, actor, companyId, input) };
      await changeShaped(companyFiscalDatas, tx, actor, { id: known, input, expected: null });
      return { id: known, changeId: null };
    });
    return { ...(await answerRecord(companyFiscalDatas, request, id)), meta: { pending_change_id: changeId } };
  },
});

/** Customers save those of their own company alone. */
function companyOf({ kind, companyId }: Actor, asked: number | undefined): number | undefined {
  if (kind !== 'person' || companyId === null) return asked;
  if (asked !== undefined && asked !== companyId) throw new ForbiddenError();
  return companyId;
}
