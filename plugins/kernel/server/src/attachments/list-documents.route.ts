import { z } from 'zod';
import { fetchPage } from '../records/page-of';
import { paging } from '../http/input.schema';
import { recordRef } from '../records/record-ref.schema';
import { requireRecord } from '../records/record-types';
import { defineRoute } from '../routes/route.types';
import { getKnex } from '../transactions/in-transaction';
import { documentColumns, documents, documentView, type DocumentRow } from './document.store';
import { documentListOutput } from './document.answer';

/** GET /documents?modelType=&modelId=[&documentType=]: lists the documents of a record, newest first (spec people-and-crm 7). */
export const listDocuments = defineRoute({
  method: 'GET',
  path: '/documents',
  noun: 'documents',
  action: 'find',
  needs: 'documents.read',
  summary: 'Documentos de un registro',
  query: z.object({ ...recordRef, ...paging, documentType: z.string().max(80).optional() }),
  output: documentListOutput,
  async handle({ strapi, actor, query }) {
    const { ref } = await requireRecord(strapi, actor, query, { side: 'documents', verb: 'read' });
    const type = query.documentType === undefined ? {} : { 'a.document_type': query.documentType };
    const found = () =>
      documents(getKnex(strapi)).where({ 'a.model_type': ref.modelType, 'a.model_id': ref.modelId, ...type });
    const { rows, total, meta } = await fetchPage<DocumentRow>(found, query, { columns: documentColumns, id: 'a.id' });
    return { data: rows.map(documentView), total, meta };
  },
});
