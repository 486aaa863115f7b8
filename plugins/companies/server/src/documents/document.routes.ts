import { z } from 'zod';
import {
  advisoryLock,
  answerRecord,
  answerRecords,
  createShaped,
  changeShaped,
  defineRoute,
  emptyOutput,
  filePlaces,
  forUpdate,
  inTransaction,
  moveShaped,
  NotFoundError,
  now,
  parseIfMatch,
  pathId,
  receivingFiles,
  recordAudit,
  reject,
  removeFile,
  typedId,
  unpagedList,
  ValidationError,
  type Actor,
  type FilePlaces,
  type RouteDefinition,
  type Tx,
  type UploadedFile,
} from '@mayorista/kernel';
import { companyDocument, companyDocumentLabels, type CompanyDocumentType } from '../../../shared';
import { companyRowsInReach } from '../companies/company-rows';
import { companyDocuments } from './company-document.record';
import {
  companyDocumentListOutput,
  companyDocumentOutput,
  uploadedCompanyDocumentOutput,
} from './company-document.answer';

const upload = 'company-documents.upload';
/** What a paper of a company may be, by the name of its part. */
const companyPapers: FilePlaces = { '*': filePlaces(companyDocument).file ?? {} };
const { table } = companyDocument;

/** The kind of a paper by its key or by its name, as it is shown. */
function typeOf(given: string): CompanyDocumentType | null {
  if (Object.hasOwn(companyDocumentLabels, given)) return given as CompanyDocumentType;
  const found = Object.entries(companyDocumentLabels).find(
    ([, name]) => name.toLowerCase() === given.trim().toLowerCase(),
  );
  return found === undefined ? null : (found[0] as CompanyDocumentType);
}

/** Stores a paper of a company in place of the one of its kind, to be authorised anew. Returns its id and whether there was one. */
export async function fileDocument(
  tx: Tx,
  actor: Actor,
  {
    companyId,
    type,
    file,
  }: { readonly companyId: number; readonly type: CompanyDocumentType; readonly file: UploadedFile },
): Promise<{ id: number; isNew: boolean }> {
  await advisoryLock(tx, `company-documents:${companyId}:${type}`);
  const files = [{ ...file, field: 'file' }];
  const columns = { uploaded_by: actor.name, uploaded_at: now().toISOString() };
  const known = (await forUpdate(tx, tx.trx(table).where({ company_id: companyId, type })).first('id')) as
    { id: number } | undefined;
  if (known === undefined)
    return {
      id: await createShaped(companyDocuments, tx, actor, { input: { company_id: companyId, type }, files, columns }),
      isNew: true,
    };
  // What was authorised was another paper.
  await tx
    .trx(table)
    .where({ id: known.id })
    .update({ status: 'pending', expires_on: null, reason: null, reviewed_by: null, reviewed_at: null });
  await changeShaped(companyDocuments, tx, actor, { id: known.id, input: {}, files, expected: null, columns });
  return { id: known.id, isNew: false };
}

/** Rejects with what is wrong with the record's file on the field that the call names it by. */
function tellOnDocument(error: unknown): never {
  if (!(error instanceof ValidationError)) throw error;
  throw new ValidationError(
    error.refusals.map((each) => (each.field === 'file' ? { ...each, field: 'document' } : each)),
  );
}

/** Papers of companies: upload, authorisation, removal (spec people 7, Discounts and company data). */
export const documentRoutes: readonly RouteDefinition[] = [
  defineRoute({
    method: 'POST',
    path: '/company-document-uploads',
    noun: 'company-document-uploads',
    action: 'create',
    needs: upload,
    summary: 'Subir un documento de una empresa (multipart: data con company_id y type, document)',
    status: 201,
    input: z.strictObject({ company_id: typedId.optional(), type: z.string().max(80) }),
    output: uploadedCompanyDocumentOutput,
    async handle(request) {
      const { strapi, actor, input, files } = request;
      const type = typeOf(input.type) ?? reject('not_an_option', 'type');
      const file =
        files.find(({ field, sizeBytes }) => field === 'document' && sizeBytes > 0) ?? reject('required', 'document');
      const companyId = input.company_id ?? actor.companyId ?? reject('required', 'company_id');
      if (actor.companyId !== null && companyId !== actor.companyId) reject('not_found', 'company_id');
      const { id, isNew } = await receivingFiles([file], companyPapers, ([received = file]) =>
        inTransaction(strapi, (tx) =>
          fileDocument(tx, actor, { companyId, type, file: received }).catch(tellOnDocument),
        ),
      );
      return { ...(await answerRecord(companyDocuments, request, id)), meta: { is_new: isNew } };
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/company-document-uploads/:id',
    noun: 'company-document-uploads',
    action: 'remove',
    needs: upload,
    summary: 'Eliminar un documento de una empresa',
    output: emptyOutput,
    async handle({ strapi, actor, params }) {
      const id = pathId(params);
      await inTransaction(strapi, async (tx) => {
        const query = forUpdate(tx, tx.trx(table).where({ id }));
        companyRowsInReach(query, actor, tx.strapi);
        const row = (await query.first('status', 'file_id', 'type')) as
          { status: string; file_id: number | null; type: string } | undefined;
        if (row === undefined) throw new NotFoundError();
        // What was authorised is what credit and prices were given on: the house alone lets go of it.
        if (row.status === 'authorized' && actor.companyId !== null) reject('document_authorized');
        await tx.trx(table).where({ id }).delete();
        if (row.file_id !== null) await removeFile(tx, row.file_id);
        await recordAudit(tx, actor, {
          modelType: 'company-documents',
          modelId: id,
          action: 'removed',
          before: { type: row.type },
        });
      });
      return { data: null, meta: {} };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/company-document-authorizations',
    noun: 'company-document-authorizations',
    action: 'find',
    needs: 'company-documents.read',
    summary: 'Documentos de empresas y su autorización',
    query: z.object({
      company_id: typedId.optional(),
      status: z.enum(['pending', 'authorized', 'rejected'], 'not_an_option').optional(),
    }),
    output: companyDocumentListOutput,
    async handle(request) {
      const { company_id: companyId, status } = request.query;
      const answers = await answerRecords(companyDocuments, request, (found) => {
        companyRowsInReach(found, request.actor, request.strapi);
        if (companyId !== undefined) void found.where({ company_id: companyId });
        if (status !== undefined) void found.where({ status });
        void found.orderBy('id', 'desc').limit(500);
      });
      return unpagedList(answers);
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/company-document-authorizations/:id',
    noun: 'company-document-authorizations',
    action: 'update',
    needs: 'company-documents.authorize',
    summary: 'Autorizar o rechazar un documento de una empresa',
    input: z.looseObject({ status: z.enum(['authorized', 'rejected'], 'not_an_option') }),
    output: companyDocumentOutput,
    async handle(request) {
      const id = pathId(request.params);
      await inTransaction(request.strapi, (tx) =>
        moveShaped(companyDocuments, tx, request.actor, {
          id,
          input: request.input,
          expected: parseIfMatch(request.ctx),
        }),
      );
      return answerRecord(companyDocuments, request, id);
    },
  }),
];
