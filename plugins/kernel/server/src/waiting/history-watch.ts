import type { Core } from '@strapi/strapi';
import { memoryNow } from '../clock/memory-clock';
import { getKnex } from '../transactions/in-transaction';
import { tables } from '../uids';

/** The history is looked at no more often than this, however many people look at their home page. */
const pauseMs = 2_000;
/** An entry may be committed after one of a higher number: so many are read again, as far as they are young. */
const overlap = 200;
const youngMs = 15_000;

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
  readonly happened_at: Date | number | string;
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
  let nextLook = 0;
  let looking: Promise<void> | null = null;

  async function readOn(): Promise<void> {
    const entries = getKnex(strapi)(tables.auditEntry);
    if (newest === null) {
      newest = Number(((await entries.max({ id: 'id' }).first()) as { id: number | null } | undefined)?.id ?? 0);
      return;
    }
    const since = newest;
    const found = (await entries
      .where('id', '>', since - overlap)
      .select('id', 'model_type', 'happened_at')) as Entry[];
    const young = Date.now() - youngMs;
    for (const { id, model_type: type, happened_at: at } of found) {
      if (id <= since && new Date(at).getTime() < young) continue;
      versions.set(type, (versions.get(type) ?? 0) + 1);
      newest = Math.max(newest, id);
    }
  }

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
