import { readAudit, ConflictError, type Core } from '@mayorista/kernel';

interface Changed {
  readonly before: unknown;
  readonly after: unknown;
  readonly by: string;
  /** UTC. */
  readonly at: string;
}

const kept = 200;
/** The entry of the very write that the caller read is made a moment after the row's own time. */
const sameWriteMs = 2_000;

/**
 * Runs a change of a product; when somebody was faster, the 409 says which fields changed since `expected` was read, from what to what, by
 * whom and when (design 8, no lost write).
 */
export async function explainingConflicts<T>(
  strapi: Core.Strapi,
  { id, expected }: { readonly id: number; readonly expected: string | null },
  change: () => Promise<T>,
): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof ConflictError) || expected === null) throw error;
    throw new ConflictError(await changesSince(strapi, id, expected));
  }
}

async function changesSince(strapi: Core.Strapi, id: number, moment: string): Promise<Record<string, Changed>> {
  const entries = await readAudit(strapi, { modelType: 'products', modelId: id, limit: kept });
  const read = new Date(moment).getTime();
  const after = entries
    .map((entry) => ({ ...entry, late: new Date(entry.happenedAt).getTime() - read }))
    .filter(({ late }) => late >= 0)
    .reverse();
  const since = after.length > 1 && (after[0]?.late ?? sameWriteMs) < sameWriteMs ? after.slice(1) : after;
  const changed: Record<string, Changed> = {};
  for (const { actorName, happenedAt, changes } of since) {
    for (const [field, [before, after]] of Object.entries(changes))
      changed[field] = {
        before: field in changed ? changed[field]?.before : before,
        after,
        by: actorName,
        at: happenedAt,
      };
  }
  return changed;
}
