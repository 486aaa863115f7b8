import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { modelTypeOf, publicId } from '../audit/audit-panel';
import { auditName, type RecordRef } from '../records/record-types';
import { defineRoute } from '../routes/route.types';
import { pageOf } from '../records/page-of';
import { paging, recordRef } from '../records/record-ref.schema';
import { knexOf } from '../transactions/in-transaction';
import { tables } from '../uids';

interface AuditRow {
  readonly id: number;
  readonly action: string;
  readonly actor_name: string;
  readonly on_behalf_name: string | null;
  readonly changes: string | null;
  readonly happened_at: Date | number | string;
}

const query = z.object({ ...recordRef, ...paging });

/** GET /histories?modelType=&modelId=: who changed what and when, newest first (spec people-and-crm 7). */
export const listHistories = defineRoute({
  method: 'GET',
  path: '/histories',
  noun: 'histories',
  action: 'find',
  needs: 'histories.read',
  summary: 'Historial de cambios de un registro',
  query,
  async handle({ strapi, query: asked }) {
    const record = await auditedRecord(strapi, asked);
    const entries = () =>
      knexOf(strapi)(tables.auditEntry).where({ model_type: record.modelType, model_id: record.modelId });
    const { rows, total, meta } = await pageOf<AuditRow>(entries, asked);
    return { data: rows.map(entryView), total, meta };
  },
});

const entryView = (row: AuditRow) => ({
  id: row.id,
  action: row.action,
  actor: row.actor_name,
  on_behalf_of: row.on_behalf_name,
  changes: JSON.parse(row.changes ?? '{}') as unknown,
  happened_at: new Date(row.happened_at).toISOString(),
});

/** The panel knows a record by content type and documentId, the audit by the names of the API, the document by its kind. */
async function auditedRecord(strapi: Core.Strapi, asked: RecordRef): Promise<RecordRef> {
  const uid = asked.modelType as UID.ContentType;
  if (!asked.modelType.startsWith('api::') || strapi.contentTypes[uid] === undefined)
    return { ...asked, modelType: auditName(strapi, asked.modelType) };
  const id = await publicId(strapi, uid, asked.modelId);
  return { modelType: modelTypeOf(strapi, uid), modelId: String(id ?? asked.modelId) };
}
