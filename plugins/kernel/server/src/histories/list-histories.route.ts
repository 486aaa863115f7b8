import { z } from 'zod';
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
    const entries = () => knexOf(strapi)(tables.auditEntry).where({ model_type: asked.modelType, model_id: asked.modelId });
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
