import { z } from 'zod';
import {
  addDays,
  daysBetween,
  defineRoute,
  inTransaction,
  getKnex,
  NotFoundError,
  now,
  fetchPageBy,
  recordAudit,
  reject,
  today,
  type Actor,
  type PlainDate,
  type Tx,
} from '@mayorista/kernel';
import { typeLabels } from '../documents/document.view';
import { day, idOf, optionalText, paging, recordId } from '../input';
import {
  changeTask,
  expiringBetween,
  lockTask,
  taskColumns,
  tasksMatching,
  type ExpiringDocument,
  type ListedTask,
} from './task.store';
import { nomTaskOutput, nomTaskListOutput, nomExpiryCalendarOutput } from './task.answer';

const states = ['open', 'done', 'obsolete'] as const;
const longestDays = 731;

const closing = z.strictObject({
  state: z.enum(['open', 'done'], { error: 'not_an_option' }),
  notes: optionalText(1_000),
});

const taskView = (row: ListedTask) => ({
  id: row.id,
  title: row.title,
  nom_document_id: row.nom_document_id,
  document_number: row.document_number,
  document_type: row.document_type,
  nom_code: row.nom_code,
  days_before: row.days_before,
  due_on: row.due_on,
  days_left: daysBetween(today(), row.due_on),
  products_count: row.products_count,
  responsible_id: row.responsible_id,
  responsible_name: row.responsible_name,
  state: row.state,
  done_by: row.done_by,
  done_at: row.done_at === null ? null : new Date(row.done_at).toISOString(),
  notes: row.notes,
});

/** The calendar of expiries and the tasks that the morning's job makes of it. */
export const taskRoutes = [
  defineRoute({
    method: 'GET',
    path: '/nom-expiry-calendar',
    noun: 'nom-expiry-calendar',
    action: 'find',
    needs: 'nom-documents.read',
    summary: 'Calendario de vencimientos NOM',
    query: z.object({ from: day.optional(), to: day.optional() }),
    output: nomExpiryCalendarOutput,
    async handle({ strapi, query }) {
      const from = query.from ?? today();
      const to = query.to ?? addDays(from, 90);
      refuseWrongRange(from, to);
      const documents = await expiringBetween(getKnex(strapi), from, to);
      return { data: byDay(documents), total: documents.length, meta: { from, to } };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/nom-tasks',
    noun: 'nom-tasks',
    action: 'find',
    needs: 'nom-tasks.read',
    summary: 'Pendientes de renovación NOM',
    query: z.object({
      ...paging,
      state: z.enum(states, { error: 'not_an_option' }).optional(),
      responsible_id: recordId.optional(),
      due_from: day.optional(),
      due_to: day.optional(),
    }),
    output: nomTaskListOutput,
    async handle({ strapi, query }) {
      const { rows, total, meta } = await fetchPageBy<ListedTask>(
        () => tasksMatching(getKnex(strapi), query),
        query,
        (found) => found.orderBy('t.due_on').orderBy('t.id').select(taskColumns),
      );
      return { data: rows.map(taskView), total, meta };
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/nom-tasks/:id',
    noun: 'nom-tasks',
    action: 'update',
    needs: 'nom-tasks.write',
    summary: 'Cerrar o reabrir un pendiente NOM',
    input: closing,
    output: nomTaskOutput,
    async handle({ strapi, actor, params, input }) {
      await inTransaction(strapi, (tx) => closeTask(tx, actor, idOf(params), input));
      const [row] = (await tasksMatching(getKnex(strapi), {})
        .where('t.id', idOf(params))
        .select(taskColumns)) as ListedTask[];
      return { data: row === undefined ? null : taskView(row), meta: {} };
    },
  }),
];

function refuseWrongRange(from: PlainDate, to: PlainDate): void {
  if (to < from) reject('date_range_crossed', 'to');
  if (daysBetween(from, to) > longestDays) reject('date_range_too_long', 'to', { days: longestDays });
}

function byDay(documents: readonly ExpiringDocument[]) {
  const days = new Map<PlainDate, ReturnType<typeof entryOf>[]>();
  for (const document of documents)
    days.set(document.expires_on, [...(days.get(document.expires_on) ?? []), entryOf(document)]);
  return [...days].map(([date, entries]) => ({ date, days_left: daysBetween(today(), date), documents: entries }));
}

const entryOf = ({ id, document_type, number, nom_id, nom_code, products_count }: ExpiringDocument) => ({
  id,
  document_type,
  document_type_label: typeLabels[document_type],
  number,
  nom_id,
  nom_code,
  products_count: Number(products_count),
});

async function closeTask(tx: Tx, actor: Actor, id: number, { state, notes }: z.output<typeof closing>): Promise<void> {
  const task = await lockTask(tx, id);
  if (task === null) throw new NotFoundError();
  if (task.state === 'obsolete' || (task.state === 'done' && state === 'done')) reject('task_closed');
  const done = state === 'done' ? { done_by: actor.name, done_at: now() } : { done_by: null, done_at: null };
  await changeTask(tx, id, { state, notes: notes ?? task.notes, ...done });
  await recordAudit(tx, actor, {
    modelType: 'nom-tasks',
    modelId: id,
    action: 'state_changed',
    before: { state: task.state },
    after: { state, notes: notes ?? null },
  });
}
