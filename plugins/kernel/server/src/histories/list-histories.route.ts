import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { guardedFields, isHiddenIn } from '@mayorista/config';
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

/** Tells whether a field is hidden from whoever asks. */
type Hides = (field: string) => boolean;

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
    if (type !== undefined) await requireReadable(strapi, actor, type, record.modelId);
    const hides = await hiddenFrom(strapi, actor, {
      uid: type === undefined ? asked.modelType : type.uid,
      id: record.modelId,
    });
    const entries = () =>
      getKnex(strapi)(tables.auditEntry).where({ model_type: record.modelType, model_id: record.modelId });
    const { rows, total, meta } = await fetchPage<AuditRow>(entries, asked);
    return { data: rows.map((row) => entryView(row, hides)), total, meta };
  },
});

/** Throws ForbiddenError or NotFoundError when somebody may not read the record itself. */
async function requireReadable(
  strapi: Core.Strapi,
  actor: Actor,
  { needs, find }: HistoryType,
  modelId: string,
): Promise<void> {
  requirePermission(actor, needs);
  if (find !== undefined && (await find(strapi, actor, modelId)) === null) throw new NotFoundError();
}

/** Returns what tells the fields of a record that its reader may not see. */
async function hiddenFrom(
  strapi: Core.Strapi,
  actor: Actor,
  { uid, id }: { readonly uid: string | undefined; readonly id: string },
): Promise<Hides> {
  if (uid === undefined || !Object.hasOwn(guardedFields, uid)) return () => false;
  // What is hidden may depend on the record, as a client's papers are read by others than an employee's; one that is gone tells nothing.
  const row = (await strapi.db.query(uid as UID.ContentType).findOne({ where: { id } })) as Readonly<
    Record<string, unknown>
  > | null;
  return (field) => isHiddenIn(uid, field, row ?? {}, (code) => isAllowed(actor, code));
}

const entryView = (row: AuditRow, hides: Hides) => ({
  id: row.id,
  action: row.action,
  actor: row.actor_name,
  on_behalf_of: row.on_behalf_name,
  changes: Object.fromEntries(
    Object.entries(JSON.parse(row.changes ?? '{}') as Readonly<Record<string, [unknown, unknown]>>).filter(
      ([field]) => !hides(field),
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
