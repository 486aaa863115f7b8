import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import {
  askForCount,
  countFailed,
  countOpen,
  countUnread,
  findCountJob,
  lastId,
  lifeSign,
  skusOf,
  type CountJob,
} from './shown.store';

/** What the platform counted (its `search.check-completeness`). */
interface Counted {
  readonly products: number;
  readonly cards: number;
  readonly documents: number;
  readonly without_card: { readonly count: number; readonly ids: readonly number[] };
  readonly without_document: { readonly count: number; readonly ids: readonly number[] };
}

export interface Waiting {
  /** When aborted, nothing more is waited for. */
  readonly stop: AbortSignal;
  /** Without any progress for so long, nobody is working. */
  readonly patienceMs: number;
  onWaiting(waiting: number): void;
}

export interface Shown {
  readonly isComplete: boolean;
  /** For the person who ran the import. */
  readonly text: string;
}

const lookMs = 500;
const count = (figure: number): string => figure.toLocaleString('es-MX');

/** Waits until the running platform has followed an import, has it count what the store shows, and says what is missing. */
export async function waitUntilShown(db: Knex, waiting: Waiting): Promise<Shown> {
  const left = await waitForBacklog(db, waiting);
  if (left > 0) return unattended(left);
  const job = await waitForCount(db, waiting);
  if (job === undefined) return unattended(1);
  if (job.state === 'dead' || job.result === null)
    return { isComplete: false, text: `No se pudo comprobar qué muestra la tienda: ${firstLine(job.last_error)}` };
  return verdict(db, JSON.parse(job.result) as Counted);
}

/** What products changed reaches their cards, and what cards changed reaches the search. */
const rounds = 2;

/**
 * Answers how much is left when nothing moves any more; 0 when all is done. What others write meanwhile is not waited for: each round
 * looks at the events and jobs that there were when it began.
 */
async function waitForBacklog(db: Knex, waiting: Waiting): Promise<number> {
  for (let round = 0; round < rounds; round += 1) {
    const event = await lastId(db, 'outbox_events');
    const unread = await untilNone(db, () => countUnread(db, event), waiting);
    if (unread > 0) return unread;
    const job = await lastId(db, 'jobs');
    const open = await untilNone(db, () => countOpen(db, job), waiting);
    if (open > 0) return open;
  }
  return 0;
}

async function untilNone(
  db: Knex,
  left: () => Promise<number>,
  { stop, patienceMs, onWaiting }: Waiting,
): Promise<number> {
  let seen = '';
  for (let movedAt = performance.now(); ;) {
    const waiting = await left();
    if (waiting === 0) return 0;
    // One long job, an index made anew, may be all that is left for minutes.
    const now = `${waiting} ${await lifeSign(db)}`;
    if (now !== seen) [seen, movedAt] = [now, performance.now()];
    if (stop.aborted || performance.now() - movedAt > patienceMs) return waiting;
    onWaiting(waiting);
    await pause(lookMs);
  }
}

async function waitForCount(db: Knex, waiting: Waiting): Promise<CountJob | undefined> {
  const key = await askForCount(db);
  const find = () => findCountJob(db, key);
  const isEnded = (job: CountJob | undefined) => job?.state === 'done' || job?.state === 'dead';
  const left = await untilNone(db, async () => (isEnded(await find()) ? 0 : 1), waiting);
  return left === 0 ? find() : undefined;
}

const unattended = (left: number): Shown => ({
  isComplete: false,
  text:
    `Sin comprobar: la plataforma no está en marcha o va atrasada, y le faltan ${count(left)} tareas para que la tienda lo muestre todo.\n` +
    'Los productos están guardados; con la plataforma en marcha, repite la orden: no cambia nada y lo comprueba.',
});

async function verdict(db: Knex, counted: Counted): Promise<Shown> {
  const { retried, dead } = await countFailed(db);
  const head = `La tienda: ${count(counted.products)} productos, ${count(counted.cards)} fichas, ${count(counted.documents)} en la búsqueda.`;
  const missing = [
    await missingText(db, 'sin ficha', counted.without_card),
    await missingText(db, 'que la búsqueda no encuentra', counted.without_document),
  ].flatMap((text) => text ?? []);
  const jobs =
    dead + retried === 0
      ? []
      : [`Hay ${count(dead)} trabajos fallidos y ${count(retried)} en reintento: mira Trabajos en el panel.`];
  return {
    isComplete: missing.length === 0,
    text: [head, ...(missing.length === 0 ? ['No falta ninguno.'] : [...missing, ...jobs])].join('\n'),
  };
}

async function missingText(
  db: Knex,
  what: string,
  { count: missing, ids }: Counted['without_card'],
): Promise<string | null> {
  if (missing === 0) return null;
  const skus = await skusOf(db, ids);
  const more = missing > skus.length ? '…' : '';
  return `Faltan ${count(missing)} ${what}: ${skus.join(', ')}${more}`;
}

const firstLine = (text: string | null): string => (text ?? '').split('\n')[0] ?? '';
