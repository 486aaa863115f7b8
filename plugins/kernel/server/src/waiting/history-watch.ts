import type { Core } from '@strapi/strapi';
import { memoryNow } from '../clock/memory-clock';
import { getKnex } from '../transactions/in-transaction';
import { tables } from '../uids';

/** The history is looked at no more often than this, however many people look at their home page. */
const pauseMs = 2_000;
/** An entry may be committed after one of a higher number: so many numbers are looked at again. */
const overlap = 200;

/** Numbers that grow whenever the history of a model type gains an entry, in any process. */
export interface HistoryWatch {
  /** Looks at the history, unless it did a moment ago. */
  look(): Promise<void>;
  /** The number of a model type; another number means that something of it was written. */
  version(type: string): number;
}

interface Entry {
  readonly id: number;
  readonly model_type: string;
}

const watches = new WeakMap<Core.Strapi, HistoryWatch>();

/** Returns the process's watch over the history: one query every two seconds at the most, and none while nobody asks. */
export function historyWatch(strapi: Core.Strapi): HistoryWatch {
  const known = watches.get(strapi) ?? watch(strapi);
  watches.set(strapi, known);
  return known;
}

function watch(strapi: Core.Strapi): HistoryWatch {
  const versions = new Map<string, number>();
  let newest: number | null = null;
  let seen: ReadonlySet<number> = new Set();
  let nextLook = 0;
  let looking: Promise<void> | null = null;

  async function readOn(): Promise<void> {
    const entries = getKnex(strapi)(tables.auditEntry);
    if (newest === null) {
      newest = Number(((await entries.max({ id: 'id' }).first()) as { id: number | null } | undefined)?.id ?? 0);
      seen = new Set((await findAfter(newest - overlap)).map(({ id }) => id));
      return;
    }
    const found = await findAfter(newest - overlap);
    for (const { id, model_type: type } of found) {
      if (!seen.has(id)) versions.set(type, (versions.get(type) ?? 0) + 1);
      newest = Math.max(newest, id);
    }
    seen = new Set(found.map(({ id }) => id));
  }

  const findAfter = async (id: number): Promise<Entry[]> =>
    (await getKnex(strapi)(tables.auditEntry).where('id', '>', id).select('id', 'model_type')) as Entry[];

  return {
    look() {
      if (memoryNow() < nextLook && looking === null) return Promise.resolve();
      looking ??= readOn().finally(() => {
        looking = null;
        nextLook = memoryNow() + pauseMs;
      });
      return looking;
    },
    version: (type) => versions.get(type) ?? 0,
  };
}
