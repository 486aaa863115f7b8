import { z } from 'zod';
import { reject } from '../errors/refusal';
import { receivingFiles } from '../files/receive-files';
import { recordRef } from '../records/record-ref.schema';
import { requireRecord } from '../records/record-types';
import { defineRoute } from '../routes/route.types';
import { inTransaction, getKnex } from '../transactions/in-transaction';
import { attachDocument } from './attach-document';
import { documentColumns, documents, documentView, type DocumentRow } from './document.store';
import { addedDocumentsOutput } from './document.answer';

const mostAtOnce = 20;

/**
 * POST /documents, multipart: attaches the files sent to a record, all or none. A document may be downloaded by everyone who may read
 * the documents of its record, people of the customer's own company included.
 */
export const addDocuments = defineRoute({
  method: 'POST',
  path: '/documents',
  noun: 'documents',
  action: 'create',
  needs: 'documents.write',
  summary: 'Agregar documentos a un registro',
  status: 201,
  input: z.strictObject({ ...recordRef, documentType: z.string().trim().min(1).max(80).nullish() }),
  output: addedDocumentsOutput,
  async handle({ strapi, actor, input, files }) {
    const { ref, codes, companyId } = await requireRecord(strapi, actor, input, { side: 'documents', verb: 'write' });
    if (files.length === 0) reject('file_missing', 'files');
    if (files.length > mostAtOnce) reject('too_big', 'files', { max: mostAtOnce });
    const attaching = { record: ref, documentType: input.documentType ?? null, needs: codes.read, companyId };
    const ids = await receivingFiles(files, { '*': {} }, (received) =>
      inTransaction(strapi, async (tx) => {
        const added: number[] = [];
        for (const file of received) added.push(await attachDocument(tx, actor, file, attaching));
        return added;
      }),
    );
    const rows = (await documents(getKnex(strapi))
      .whereIn('a.id', ids)
      .select(documentColumns)
      .orderBy('a.id')) as DocumentRow[];
    return { data: rows.map(documentView), meta: {} };
  },
});
