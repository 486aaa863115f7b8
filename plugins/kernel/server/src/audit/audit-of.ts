import type { Core } from '@strapi/strapi';
import { getKnex } from '../transactions/in-transaction';
import { tables } from '../uids';

export interface AuditEntry {
  readonly action: string;
  readonly actorName: string;
  /** The time of the change in UTC, ISO 8601. */
  readonly happenedAt: string;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}

interface Row {
  readonly action: string;
  readonly actor_name: string;
  readonly changes: string | null;
  readonly happened_at: Date | number | string;
}

/** Returns the newest `limit` audit entries of a record, newest first. */
export async function readAudit(
  strapi: Core.Strapi,
  asked: { readonly modelType: string; readonly modelId: number | string; readonly limit: number },
): Promise<AuditEntry[]> {
  const rows = (await getKnex(strapi)(tables.auditEntry)
    .where({ model_type: asked.modelType, model_id: String(asked.modelId) })
    .orderBy('id', 'desc')
    .limit(asked.limit)
    .select('action', 'actor_name', 'changes', 'happened_at')) as Row[];
  return rows.map(({ action, actor_name: actorName, changes, happened_at: at }) => ({
    action,
    actorName,
    happenedAt: new Date(at).toISOString(),
    changes: JSON.parse(changes ?? '{}') as AuditEntry['changes'],
  }));
}
