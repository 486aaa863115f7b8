/** An item whose data the database rejected, with the database's reason. */
export interface Fault<T> {
  readonly item: T;
  readonly reason: string;
}

/** Tells whether the database rejected data: PostgreSQL's classes 22 (wrong data) and 23 (integrity), SQLite's constraints. */
export function isDataFault(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && (/^2[23]\w{3}$/.test(code) || code.startsWith('SQLITE_CONSTRAINT'));
}

/**
 * Runs `work` on all items at once and, when `isFault` tells that their data was rejected, on halves of them, until only the rejected
 * items are left out. Returns those. Every call of `work` must be a transaction of its own; other errors are thrown.
 */
export async function isolateFaults<T>(
  items: readonly T[],
  work: (items: readonly T[]) => Promise<void>,
  isFault: (error: unknown) => boolean = isDataFault,
): Promise<Fault<T>[]> {
  try {
    if (items.length > 0) await work(items);
    return [];
  } catch (error) {
    if (!isFault(error)) throw error;
    const [item] = items;
    if (items.length === 1 && item !== undefined) return [{ item, reason: reasonOf(error as Error) }];
    const middle = Math.ceil(items.length / 2);
    const first = await isolateFaults(items.slice(0, middle), work, isFault);
    return [...first, ...(await isolateFaults(items.slice(middle), work, isFault))];
  }
}

/** Returns the database's own message, which knex puts after the whole statement. */
const reasonOf = ({ message }: Error): string => message.split(' - ').at(-1) ?? message;

const mostTold = 20;

/** Throws an error that names the rejected items, so that the job that left them out does not count as done. */
export function throwIfFaults(faults: readonly Fault<unknown>[], total: number, noun: string): void {
  if (faults.length === 0) return;
  const told = faults.slice(0, mostTold).map(({ item, reason }) => `#${String(item)}: ${reason}`);
  const rest = faults.length > mostTold ? [`… y ${faults.length - mostTold} más`] : [];
  throw new Error([`${faults.length} de ${total} ${noun} no se pudieron guardar`, ...told, ...rest].join('\n'));
}
