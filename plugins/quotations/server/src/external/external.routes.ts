import { z } from 'zod';
import {
  typedNumber,
  answerRecord,
  changeShaped,
  createShaped,
  defineRoute,
  filePlaces,
  ForbiddenError,
  inTransaction,
  largestId,
  receivingFiles,
  reject,
  type Actor,
  type RouteRequest,
} from '@mayorista/kernel';
import { answers } from '../quotations/quotation.rules';
import { getQuotation } from '../quotations/quotation.routes';
import { externalDatas } from './external.record';
import { assertDrawable } from './logo';
import { companyKey, findExternal, findExternalId, quotationKey } from './find-external';
import { externalQuotationDataCreateOutput, externalQuotationDataOutput } from './external.answer';

const quotationId = typedNumber(z.number().int().positive().max(largestId)).optional();
const noun = 'external-quotation-datas';

interface Place {
  readonly key: string;
  readonly company_id: number;
  readonly quotation_id: number | null;
}

/** Says whose data are meant: of one quotation of the caller's, else of their company. Throws NotFoundError, ForbiddenError or ValidationError. */
async function placeOf(request: Pick<RouteRequest, 'strapi' | 'actor'>, id: number | undefined): Promise<Place> {
  const { actor } = request;
  if (actor.companyId === null) return reject('external_only_for_buyers', '_general');
  if (id === undefined) return { key: companyKey(actor.companyId), company_id: actor.companyId, quotation_id: null };
  const quotation = await getQuotation(request, id);
  if (!answers(quotation, actor)) throw new ForbiddenError();
  return { key: quotationKey(id), company_id: actor.companyId, quotation_id: id };
}

/** A secondary user has no say in what the company shows of all quotations. */
function assertMayWrite({ roles }: Actor, { quotation_id: id }: Place): void {
  if (id === null && roles.includes('secondary_user')) throw new ForbiddenError();
}

const input = externalDatas.schemas.create.extend({ quotation_id: quotationId });

async function save(request: RouteRequest<z.output<typeof input>>): Promise<unknown> {
  const { strapi, actor } = request;
  const { quotation_id: given, ...data } = request.input;
  const place = await placeOf(request, given as number | undefined);
  assertMayWrite(actor, place);
  const known = await findExternalId(strapi, place.key);
  const id = await receivingFiles(request.files, filePlaces(externalDatas.shape), async (files) => {
    await assertDrawable(files);
    return inTransaction(strapi, async (tx) => {
      if (known === null) return createShaped(externalDatas, tx, actor, { input: data, files, columns: { ...place } });
      await changeShaped(externalDatas, tx, actor, { id: known, input: data, files, expected: null });
      return known;
    });
  });
  return answerRecord(externalDatas, request, id);
}

/** What distributors show their own customers: one a company, one a quotation (spec storefront 7: multipart logo plus data). */
export const externalRoutes = [
  defineRoute({
    method: 'GET',
    path: '/external-quotation-datas',
    noun,
    action: 'find',
    needs: 'external-quotation-datas.read',
    summary: 'Datos de cotización externa de la empresa, o los de una cotización',
    query: z.object({ quotation_id: quotationId }),
    output: externalQuotationDataOutput,
    async handle(request) {
      const { strapi, actor, query } = request;
      const { key } = await placeOf(request, query.quotation_id);
      const found = await findExternal(strapi, actor, key);
      return found === null ? { data: null, meta: {} } : answerRecord(externalDatas, request, found.id);
    },
  }),
  ...(['POST', 'PUT'] as const).map((method) =>
    defineRoute({
      method,
      path: '/external-quotation-datas',
      noun,
      action: method === 'POST' ? 'create' : 'update',
      needs: 'external-quotation-datas.write',
      summary: 'Guardar los datos de cotización externa (multipart: logo, data)',
      input,
      isRepeatable: method === 'POST',
      output: externalQuotationDataCreateOutput,
      handle: save,
    }),
  ),
];
