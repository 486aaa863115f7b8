import { parseInput } from '../errors/zod-refusals';
import { enqueue } from '../jobs/enqueue';
import type { Actor } from '../permissions/actor';
import { requirePermission } from '../permissions/needs';
import { spendIn, spenderOf } from '../rate-limit/spend';
import type { Tx } from '../transactions/in-transaction';
import type { ExportDefinition, ExportFormat } from './define-export';
import { runExport } from './run-export';

interface Wish {
  readonly format: ExportFormat;
  readonly query: unknown;
}

/** Queues an export for an actor and returns the job's id. Throws ForbiddenError, ValidationError for an invalid query, or RateLimitError. */
export async function startExport(
  tx: Tx,
  actor: Actor,
  definition: ExportDefinition,
  { format, query }: Wish,
): Promise<number> {
  requirePermission(actor, definition.needs);
  parseInput(definition.query, query);
  await spendIn(tx, 'export', spenderOf({ actor }));
  const kind = actor.kind === 'public' ? 'system' : actor.kind;
  const payload = {
    export: definition.name,
    format,
    query,
    actor: { ...actor, kind, roles: [...actor.roles], can: [...actor.can] },
  };
  const id = await enqueue(tx, { ...runExport, label: `Exportación: ${definition.label}` }, payload, {
    requestedBy: actor,
  });
  if (id === null) throw new Error('A job without a key is always queued');
  return id;
}
