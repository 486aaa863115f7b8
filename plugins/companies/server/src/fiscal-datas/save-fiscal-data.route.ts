import { z } from 'zod';
import {
  answerRecord,
  changeShaped,
  createShaped,
  defineRoute,
  ForbiddenError,
  inTransaction,
  parseInput,
  type Actor,
} from '@mayorista/kernel';
import { companyFiscalDatas } from './company-fiscal-data.record';
import { fiscalName, fiscalRfc } from './fiscal-data.rules';
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
  input: z.looseObject({ company_id: z.number().int().positive().optional() }),
  output: companyFiscalDataOutput,
  async handle(request) {
    const { strapi, actor } = request;
    const companyId = companyOf(actor, request.input.company_id);
    const given = parseInput(
      companyFiscalDatas.schemas.create,
      normalized({ ...request.input, company_id: companyId }),
    );
    const id = await inTransaction(strapi, async (tx) => {
      const known = companyId === undefined ? null : await findFiscalDataId(tx.trx, companyId);
      if (known === null) return createShaped(companyFiscalDatas, tx, actor, { input: given });
      const { company_id: _same, ...input } = given;
      await changeShaped(companyFiscalDatas, tx, actor, { id: known, input, expected: null });
      return known;
    });
    return answerRecord(companyFiscalDatas, request, id);
  },
});

/** Customers save those of their own company alone. */
function companyOf({ kind, companyId }: Actor, asked: number | undefined): number | undefined {
  if (kind !== 'person' || companyId === null) return asked;
  if (asked !== undefined && asked !== companyId) throw new ForbiddenError();
  return companyId;
}

function normalized(input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { rfc, business_name: name } = input;
  return {
    ...input,
    ...(typeof rfc === 'string' ? { rfc: fiscalRfc(rfc) } : {}),
    ...(typeof name === 'string' ? { business_name: fiscalName(name) } : {}),
  };
}
