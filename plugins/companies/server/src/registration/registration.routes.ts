import { z } from 'zod';
import {
  advisoryLock,
  changeShaped,
  createShaped,
  defineRoute,
  enqueue,
  findLockedShaped,
  inTransaction,
  moveShaped,
  parseInput,
  recordId,
  spendIn,
  spenderOf,
  throwIfAny,
  type Core,
  type RouteDefinition,
  type RouteRequest,
  type Tx,
} from '@mayorista/kernel';
import { useCaptcha } from '../captcha/captcha';
import { fiscalFields, fiscalRfc } from '../fiscal-datas/fiscal-data.rules';
import { foreignParts, listDocuments, receivingPapers, removeDocuments, storeDocuments } from './documents';
import { distributorRegistries, type RegistryRow } from './distributor-registry.record';
import { applicant, lockDraft } from './find-draft';
import { judgeWholeIn } from './judge-whole';
import { resumeJob } from './resume.job';
import { makeResumeToken } from './resume-token';
import { fieldsOfSections, inSection, sectionsOf, withSections } from './sections';
import {
  registrationDocumentListOutput,
  registrationDraftOutput,
  savedRegistrationOutput,
} from './registration.answer';

const needs = 'distributor-registries.public';
const token = z.string().max(200);
const flag = z.union([z.boolean(), z.stringbool()]);
const input = z.looseObject({
  token: token.optional(),
  captcha: z.string().max(2_000).optional(),
  submit: flag.optional(),
});

/** What an applicant is told of their own registration. */
async function draftView(tx: Tx, id: number) {
  const row = (await findLockedShaped(distributorRegistries, tx, id, applicant)) as RegistryRow;
  const missing = row.stage === 'draft' ? await judgeWholeIn(row, tx.trx) : [];
  return {
    id,
    stage: row.stage,
    ...sectionsOf(row as unknown as Record<string, unknown>),
    documents: await listDocuments(tx, id),
    missing: missing.map(({ field = '' }) => inSection(field)),
  };
}

/**
 * Registers a distributor (spec storefront 7, Registration): saves the steps that a call carries, under the token that the first one
 * answered, and sends them for good with `submit`.
 */
export const registrationRoutes: readonly RouteDefinition[] = [
  defineRoute({
    method: 'POST',
    path: '/distributor-registries',
    noun: 'distributor-registries',
    action: 'save',
    needs,
    summary: 'Guardar o enviar un registro de distribuidor',
    input,
    output: savedRegistrationOutput,
    handle: ({ strapi, actor, ctx, input: given, files }) =>
      withSections(async () => {
        const fields = fieldsOfSections(given);
        throwIfAny(foreignParts(files));
        if (given.token !== undefined) await assertDraft(strapi, given.token);
        const data = await receivingPapers(files, (papers) =>
          inTransaction(strapi, async (tx) => {
            // Two who type one RFC at once are judged one after the other.
            if (typeof fields.rfc === 'string') await advisoryLock(tx, `companies:rfc:${fiscalRfc(fields.rfc)}`);
            const id =
              given.token === undefined
                ? await begin(tx, { actor, ctx }, fields, given.captcha)
                : await goOn(tx, { actor, ctx }, fields, given.token);
            const row = (await findLockedShaped(distributorRegistries, tx, id, applicant)) as RegistryRow;
            await storeDocuments(tx, row, papers);
            if (given.submit === true)
              await moveShaped(distributorRegistries, tx, applicant, {
                id,
                input: { stage: 'submitted' },
                expected: null,
              });
            return { ...(await draftView(tx, id)), token: given.submit === true ? null : makeResumeToken(row) };
          }),
        );
        return { data, id: data.id, meta: {} };
      }),
  }),
  defineRoute({
    method: 'POST',
    path: '/distributor-registry-drafts',
    noun: 'distributor-registry-drafts',
    action: 'open',
    needs,
    summary: 'Continuar un registro con su enlace',
    isRepeatable: true,
    input: z.strictObject({ token }),
    output: registrationDraftOutput,
    async handle({ strapi, input: given }) {
      const data = await inTransaction(strapi, async (tx) => draftView(tx, (await lockDraft(tx, given.token)).id));
      return { data, id: data.id, meta: {} };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/document-validation',
    noun: 'document-validation',
    action: 'find',
    needs,
    summary: 'Documentos de un registro y lo que les falta',
    query: z.object({ token }),
    output: registrationDocumentListOutput,
    async handle({ strapi, query }) {
      const data = await inTransaction(strapi, async (tx) => listDocuments(tx, (await lockDraft(tx, query.token)).id));
      return { data, total: data.length, meta: {} };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/document-validation',
    noun: 'document-validation',
    action: 'save',
    needs,
    summary: 'Subir y quitar documentos de un registro',
    input: z.strictObject({ token, document_ids_to_delete: z.array(recordId).max(50).default([]) }),
    output: registrationDocumentListOutput,
    async handle({ strapi, input: given, files }) {
      throwIfAny(foreignParts(files));
      await assertDraft(strapi, given.token);
      const data = await receivingPapers(files, (papers) =>
        inTransaction(strapi, async (tx) => {
          const draft = await lockDraft(tx, given.token);
          await removeDocuments(tx, draft.id, given.document_ids_to_delete);
          await storeDocuments(tx, draft, papers);
          return listDocuments(tx, draft.id);
        }),
      );
      return { data, total: data.length, meta: {} };
    },
  }),
];

/** Nobody has files looked at under a token that opens nothing. */
const assertDraft = (strapi: Core.Strapi, given: string): Promise<unknown> =>
  inTransaction(strapi, (tx) => lockDraft(tx, given));

type Caller = Pick<RouteRequest, 'actor' | 'ctx'>;

/** Mails the link to go on, to an address that anybody may type. Throws RateLimitError. */
async function mailLink(tx: Tx, caller: Caller, { id, email }: { readonly id: number; readonly email: string }) {
  await spendIn(tx, 'mail.registration', { ...spenderOf(caller), recipient: email });
  await enqueue(tx, resumeJob, { registry_id: id }, {});
}

async function begin(
  tx: Tx,
  caller: Caller,
  fields: Readonly<Record<string, unknown>>,
  captcha: unknown,
): Promise<number> {
  await useCaptcha(tx, captcha);
  const input = parseInput(distributorRegistries.schemas.create, fiscalFields(fields)) as { readonly email: string };
  const id = await createShaped(distributorRegistries, tx, applicant, { input });
  await mailLink(tx, caller, { id, email: input.email });
  return id;
}

async function goOn(tx: Tx, caller: Caller, fields: Readonly<Record<string, unknown>>, given: string): Promise<number> {
  const draft = await lockDraft(tx, given);
  await changeShaped(distributorRegistries, tx, applicant, {
    id: draft.id,
    input: parseInput(distributorRegistries.schemas.change, fiscalFields(fields, draft.rfc)),
    expected: null,
  });
  // A link that was mailed to another address must not lead here any more.
  if (typeof fields.email === 'string' && fields.email.toLowerCase() !== draft.email.toLowerCase())
    await mailLink(tx, caller, { id: draft.id, email: fields.email });
  return draft.id;
}
