import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { modelTypeOf, publicId } from '../audit/audit-panel';
import { NotFoundError, reject } from '../errors/refusal';
import { isAllowed, type Actor } from '../permissions/actor';
import { requirePermission } from '../permissions/needs';
import { isReadInPanel } from '../records/found-in-panel';
import { auditName, type RecordRef } from '../records/record-types';
import { defineRoute } from '../routes/route.types';
import { fetchPage } from '../records/page-of';
import { paging } from '../http/input.schema';
import { recordRef } from '../records/record-ref.schema';
import { getKnex } from '../transactions/in-transaction';
import { tables } from '../uids';
import { historyTypeOf, type HistoryType } from './history-types';
import { historyListOutput } from './list-histories.answer';

interface AuditRow {
  readonly id: number;
  readonly action: string;
  readonly actor_name: string;
  readonly on_behalf_name: string | null;
  readonly changes: string | null;
  readonly happened_at: Date | number | string;
}

const query = z.object({ ...recordRef, ...paging });

/**
 * GET /histories?modelType=&modelId=: lists who changed which fields and when, newest first (spec people-and-crm 7). Open to those who
 * may read the record itself; fields hidden from them are left out.
 */
export const listHistories = defineRoute({
  method: 'GET',
  path: '/histories',
  noun: 'histories',
  action: 'find',
  needs: 'histories.read',
  summary: 'Historial de cambios de un registro',
  query,
  output: historyListOutput,
  async handle({ strapi, actor, ctx, query: asked }) {
    const record = await auditedRecord(strapi, asked);
    const type = historyTypeOf(strapi, record.modelType);
    // Types that only the panel's generated views show are open to those whom these views are shown to.
    if (type === undefined && !isReadInPanel(strapi, ctx, asked.modelType as UID.ContentType))
      return reject('unknown_model_type', 'modelType');
    const hidden = type === undefined ? [] : await hiddenFrom(strapi, actor, type, record.modelId);
    const entries = () =>
      getKnex(strapi)(tables.auditEntry).where({ model_type: record.modelType, model_id: record.modelId });
    const { rows, total, meta } = await fetchPage<AuditRow>(entries, asked);
    return { data: rows.map((row) => entryView(row, hidden)), total, meta };
  },
});

/**
 * Returns the fields of a record that its reader may not see. Throws ForbiddenError or NotFoundError when they may not read the record
 * at all.
 */
async function hiddenFrom(
  strapi: Core.Strapi,
  actor: Actor,
  { needs, find, guarded = {} }: HistoryType,
  modelId: string,
): Promise<string[]> {
  requirePermission(actor, needs);
  if (find !== undefined && (await find(strapi, actor, modelId)) === null) throw new NotFoundError();
  return Object.entries(guarded).flatMap(([field, code]) => (isAllowed(actor, code) ? [] : [field]));
}

const entryView = (row: AuditRow, hidden: readonly string[]) => ({
  id: row.id,
  action: row.action,
  actor: row.actor_name,
  on_behalf_of: row.on_behalf_name,
  changes: Object.fromEntries(
    Object.entries(JSON.parse(row.changes ?? '{}') as Readonly<Record<string, [unknown, unknown]>>).filter(
      ([field]) => !hidden.includes(field),
    ),
  ),
  happened_at: new Date(row.happened_at).toISOString(),
});

/**
 * Converts a reference to the one under which the audit stores the record: the panel names it by content type and documentId, other
 * clients by its kind.
 */
async function auditedRecord(strapi: Core.Strapi, asked: RecordRef): Promise<RecordRef> {
  const uid = asked.modelType as UID.ContentType;
  if (!asked.modelType.startsWith('api::') || strapi.contentTypes[uid] === undefined)
    return { ...asked, modelType: auditName(strapi, asked.modelType) };
  const id = await publicId(strapi, uid, asked.modelId);
  return { modelType: modelTypeOf(strapi, uid), modelId: String(id ?? asked.modelId) };
}
