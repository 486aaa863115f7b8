import {
  addDays,
  daysBetween,
  inTransaction,
  getKnex,
  sendMail,
  today,
  type Core,
  type JobHandler,
  type PlainDate,
} from '@mayorista/kernel';
import { typeLabels } from '../documents/document.view';
import { refreshLights } from '../lights/refresh-lights';
import { dueSheets } from '../lights/sheet.store';
import { dueReminder, reminders, taskKey, type Reminder } from './expiry.rules';
import {
  addTask,
  documentsWithTasks,
  expiringBetween,
  relyingProducts,
  responsibleFor,
  retireTasks,
  type ExpiringDocument,
  type ResponsibleRow,
} from './task.store';

const batch = 500;

export const run: JobHandler<object> = async ({ strapi, signal }) => {
  const day = today();
  const refreshed = await refreshDue(strapi, day, signal);
  const documents = await expiringBetween(getKnex(strapi), day, addDays(day, Math.max(...reminders)));
  const relied: number[] = [];
  let created = 0;
  for (const document of documents) {
    signal.throwIfAborted();
    const products = await relyingProducts(getKnex(strapi), document);
    if (products === 0) continue;
    relied.push(document.id);
    created += await remind(strapi, document, products, day);
  }
  return { refreshed, created, retired: await retireOthers(strapi, new Set(relied)) };
};

async function refreshDue(strapi: Core.Strapi, day: PlainDate, signal: AbortSignal): Promise<number> {
  let refreshed = 0;
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const ids = await dueSheets(getKnex(strapi), day, after, batch);
    const last = ids.at(-1);
    if (last === undefined) return refreshed;
    refreshed += await refreshLights(strapi, ids);
    after = last;
  }
}

/** One task for the nearest reminder, once; the farther ones of the same document are closed by it. Tells the responsible. */
async function remind(
  strapi: Core.Strapi,
  document: ExpiringDocument,
  products: number,
  day: PlainDate,
): Promise<number> {
  const reminder = dueReminder(daysBetween(day, document.expires_on));
  if (reminder === null) return 0;
  const key = taskKey(document.id, reminder, document.expires_on);
  return inTransaction(strapi, async (tx) => {
    const responsible = await responsibleFor(tx.trx, document.nom_id, document.document_type);
    const title = titleOf(document);
    const id = await addTask(tx, {
      task_key: key,
      nom_document_id: document.id,
      responsible_id: responsible?.id ?? null,
      title,
      days_before: reminder,
      due_on: document.expires_on,
      products_count: products,
      state: 'open',
    });
    if (id === null) return 0;
    await retireTasks(tx, document.id, key);
    if (responsible !== null) await sendMail(tx, mailOf({ key, title, responsible, reminder, document, products }));
    return 1;
  });
}

const titleOf = (document: ExpiringDocument): string =>
  `Renovar ${typeLabels[document.document_type].toLowerCase()} ${document.number} (${document.nom_code})`;

interface Reminding {
  readonly key: string;
  readonly title: string;
  readonly responsible: ResponsibleRow;
  readonly reminder: Reminder;
  readonly document: ExpiringDocument;
  readonly products: number;
}

const mailOf = ({ key, title, responsible, document, products }: Reminding) => ({
  isSafeToKeep: true as const,
  key: `nom-task:${key}`,
  to: responsible.email,
  subject: `${title}: vence el ${document.expires_on}`.replace(/[\r\n]+/g, ' ').slice(0, 250),
  text: `Hola, ${responsible.name}:\n\n${title}. Vence el ${document.expires_on} y ampara ${products} ${products === 1 ? 'producto' : 'productos'}.\nSi no se renueva, esos productos quedarán con semáforo en rojo y no se podrán publicar, vender ni importar.\n`,
  tag: 'nom-expiry',
});

/** Tasks of documents on which nothing relies any more: renewed, rejected, expired or with another date. */
async function retireOthers(strapi: Core.Strapi, relied: ReadonlySet<number>): Promise<number> {
  const others = (await documentsWithTasks(getKnex(strapi))).filter((id) => !relied.has(id));
  let retired = 0;
  for (const id of others) retired += await inTransaction(strapi, (tx) => retireTasks(tx, id, null));
  return retired;
}
