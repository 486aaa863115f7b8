import { z } from 'zod';
import { recordAudit } from '../audit/record';
import { NotFoundError } from '../errors/refusal';
import { removeFile } from '../files/store-file';
import { pathId } from '../http/input.schema';
import { requireRecord } from '../records/record-types';
import { defineRoute } from '../routes/route.types';
import { inTransaction, getKnex } from '../transactions/in-transaction';
import { tables } from '../uids';
import { documentColumns, documents, type DocumentRow } from './document.store';
import { emptyOutput } from '@mayorista/kernel';

/** DELETE /documents/{id}: removes the document, its private file and the file's bytes (spec people-and-crm 7). */
export const removeDocument = defineRoute({
  method: 'DELETE',
  path: '/documents/:id',
  noun: 'documents',
  action: 'remove',
  needs: 'documents.write',
  summary: 'Borrar un documento',
  // Clients also send modelType, modelId and documentType; they are ignored, because the stored document has them.
  input: z.object({}),
  output: emptyOutput,
  async handle({ strapi, actor, params }) {
    const id = pathId(params);
    const query = documents(getKnex(strapi)).where({ 'a.id': id }).select(documentColumns).first();
    const document = (await query) as DocumentRow | undefined;
    if (document === undefined) throw new NotFoundError();
    const record = { modelType: document.model_type, modelId: document.model_id };
    const { audit } = await requireRecord(strapi, actor, record, { side: 'documents', verb: 'write' });
    await inTransaction(strapi, async (tx) => {
      await tx.trx(tables.attachment).where({ id }).delete();
      await removeFile(tx, document.private_file_id);
      await recordAudit(tx, actor, {
        ...audit,
        action: 'document-removed',
        before: { document: document.name, document_type: document.document_type },
      });
    });
    return { data: null, meta: {} };
  },
});
