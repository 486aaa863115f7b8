import { now } from '../clock/clock';
import type { Actor } from '../permissions/actor';
import type { Tx } from '../transactions/in-transaction';
import { insertRow, insertRows } from '../transactions/insert-row';
import { tables } from '../uids';
import type { WrittenRecord } from '../errors/refusal';
import { noteNamed } from './acting';
import { noteAudited } from './audited-records';

export interface AuditFact {
  /** Model type as the API names it, e.g. 'product' (GET /api/histories?modelType=). */
  readonly modelType: string;
  readonly modelId: number | string;
  /** created, changed, removed, or the flow's own verb. */
  readonly action: string;
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after?: Readonly<Record<string, unknown>> | null;
}

/** Appends an audit entry (actor, on whose behalf, values before and after) in the transaction of the change itself. */
export async function recordAudit(tx: Tx, actor: Actor, fact: AuditFact): Promise<void> {
  await insertRow(tx, tables.auditEntry, entryOf(actor, fact));
  noteAudited(tx.trx, [writtenRecord(fact)]);
  noteNamed(tx, actor);
}

/** Appends the audit entries of a change of many records. */
export async function recordAudits(tx: Tx, actor: Actor, facts: readonly AuditFact[]): Promise<void> {
  await insertRows(
    tx,
    tables.auditEntry,
    facts.map((fact) => entryOf(actor, fact)),
  );
  noteAudited(tx.trx, facts.map(writtenRecord));
  if (facts.length > 0) noteNamed(tx, actor);
}

const writtenRecord = ({ modelType, modelId, action }: AuditFact): WrittenRecord => ({
  model_type: modelType,
  model_id: String(modelId),
  action,
});

function entryOf(actor: Actor, fact: AuditFact): Readonly<Record<string, unknown>> {
  return {
    model_type: fact.modelType,
    model_id: String(fact.modelId),
    action: fact.action,
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor_name: actor.name,
    on_behalf_id: actor.onBehalf?.id ?? null,
    on_behalf_name: actor.onBehalf?.name ?? null,
    changes: JSON.stringify(changesBetween(fact.before ?? null, fact.after ?? null)),
    happened_at: now(),
  };
}

const silent = new Set([
  'updatedAt',
  'createdAt',
  'publishedAt',
  'documentId',
  'locale',
  'localizations',
  'createdBy',
  'updatedBy',
  'password',
  'resetPasswordToken',
  'confirmationToken',
]);

/** Returns the fields that differ, each as [before, after]; a field that exists on one side only counts as different. */
export function changesBetween(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
): Record<string, [unknown, unknown]> {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !silent.has(name),
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const [was, is] = [before?.[name] ?? null, after?.[name] ?? null];
      return JSON.stringify(was) === JSON.stringify(is) ? [] : [[name, [was, is]]];
    }),
  );
}
