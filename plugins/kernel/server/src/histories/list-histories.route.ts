import { z } from 'zod';
import { defineRoute } from '../routes/route.types';
import { knexOf } from '../transactions/in-transaction';
import { tables } from '../uids';

interface AuditRow {
  readonly id: number;
  readonly action: string;
  readonly actor_name: string;
  readonly on_behalf_name: string | null;
  readonly changes: string | null;
  readonly happened_at: unknown;
}

const query = z.object({
  modelType: z.string().min(1).max(80),
  modelId: z.string().min(1).max(40),
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(10),
});

/** GET /histories?modelType=&modelId=: who changed what and when, newest first (spec people-and-crm 7). */
export const listHistories = defineRoute({
  method: 'GET',
  path: '/histories',
  noun: 'histories',
  action: 'find',
  needs: 'histories.read',
  summary: 'Historial de cambios de un registro',
  query,
  async handle({ strapi, query: { modelType, modelId, page, per_page: pageSize } }) {
    const entries = () => knexOf(strapi)(tables.auditEntry).where({ model_type: modelType, model_id: modelId });
    const [{ n }] = (await entries().count({ n: '*' })) as [{ n: number | string }];
    const rows = (await entries().orderBy('id', 'desc').limit(pageSize).offset((page - 1) * pageSize)) as AuditRow[];
    const total = Number(n);
    return { data: rows.map(entryView), total, meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } } };
  },
});

const entryView = (row: AuditRow) => ({
  id: row.id,
  action: row.action,
  actor: row.actor_name,
  on_behalf_of: row.on_behalf_name,
  changes: JSON.parse(row.changes ?? '{}') as unknown,
  happened_at: row.happened_at,
});
