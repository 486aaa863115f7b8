import type { Knex } from 'knex';
import { countRows, forUpdate, now, onConflictIgnore, type PlainDate, type Tx } from '@mayorista/kernel';
import type { DocumentType } from '../lights/light.rules';
import { tables } from '../uids';

export type TaskState = 'open' | 'done' | 'obsolete';

export interface TaskRow {
  readonly id: number;
  readonly task_key: string;
  readonly nom_document_id: number;
  readonly responsible_id: number | null;
  readonly title: string;
  readonly days_before: number;
  readonly due_on: PlainDate;
  readonly products_count: number;
  readonly state: TaskState;
  readonly done_by: string | null;
  readonly done_at: Date | number | string | null;
  readonly notes: string | null;
}

export interface ListedTask extends TaskRow {
  readonly document_number: string;
  readonly document_type: DocumentType;
  readonly nom_code: string;
  readonly responsible_name: string | null;
}

export interface ExpiringDocument {
  readonly id: number;
  readonly document_type: DocumentType;
  readonly number: string;
  readonly nom_id: number;
  readonly nom_code: string;
  readonly expires_on: PlainDate;
  readonly products_count: number | string;
}

const productsCount = `(select count(*) from ${tables.documentProduct} as l where l.nom_document_id = d.id) as products_count`;

/** Approved documents whose last day lies between two days, soonest first. */
export const expiringBetween = (knex: Knex, from: PlainDate, to: PlainDate): Promise<ExpiringDocument[]> =>
  knex(`${tables.document} as d`)
    .join(`${tables.nom} as n`, 'n.id', 'd.nom_id')
    .where('d.status', 'approved')
    .whereBetween('d.expires_on', [from, to])
    .orderBy('d.expires_on')
    .orderBy('d.id')
    .select(
      'd.id',
      'd.document_type',
      'd.number',
      'd.nom_id',
      'n.code as nom_code',
      'd.expires_on',
      knex.raw(productsCount),
    ) as unknown as Promise<ExpiringDocument[]>;

/** How many products rely on a document: no other approved one of its norm and kind lasts longer for them. */
export async function relyingProducts(knex: Knex, document: ExpiringDocument): Promise<number> {
  const covered = knex(`${tables.documentProduct} as l`).where('l.nom_document_id', document.id);
  const relieved = knex(`${tables.documentProduct} as l2`)
    .join(`${tables.document} as d2`, 'd2.id', 'l2.nom_document_id')
    .whereRaw('l2.product_id = l.product_id')
    .where({ 'd2.nom_id': document.nom_id, 'd2.document_type': document.document_type, 'd2.status': 'approved' })
    .whereNot('d2.id', document.id)
    .where((group) => void group.whereNull('d2.expires_on').orWhere('d2.expires_on', '>', document.expires_on))
    .select(knex.raw('1'));
  return countRows(covered.whereNotExists(relieved));
}

export interface ResponsibleRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** Who sees to the requirement that documents of a norm and kind meet; null when nobody active was named. */
export const responsibleFor = async (
  knex: Knex,
  nomId: number,
  documentType: DocumentType,
): Promise<ResponsibleRow | null> => {
  const row = (await knex(`${tables.requirement} as r`)
    .join(`${tables.requirementNom} as n`, 'n.nom_requirement_id', 'r.id')
    .join(`${tables.requirementResponsible} as l`, 'l.nom_requirement_id', 'r.id')
    .join(`${tables.responsible} as s`, 's.id', 'l.nom_responsible_id')
    .where({ 'n.nom_id': nomId, 'r.document_type': documentType, 's.is_active': true })
    .orderBy('r.position')
    .orderBy('r.id')
    .first('s.id', 's.name', 's.email')) as ResponsibleRow | undefined;
  return row ?? null;
};

export const addTask = (tx: Tx, task: Omit<TaskRow, 'id' | 'done_by' | 'done_at' | 'notes'>): Promise<number | null> =>
  onConflictIgnore(tx, tables.task, 'task_key', { ...task });

/** Closes the open tasks of a document other than the named one: they ask for what no longer is. Returns how many. */
export const retireTasks = (tx: Tx, documentId: number, exceptKey: string | null): Promise<number> => {
  const open = tx.trx(tables.task).where({ nom_document_id: documentId, state: 'open' });
  if (exceptKey !== null) open.whereNot({ task_key: exceptKey });
  return open.update({ state: 'obsolete', updated_at: now() });
};

/** Documents that have open tasks. */
export const documentsWithTasks = async (knex: Knex): Promise<number[]> =>
  ((await knex(tables.task).where({ state: 'open' }).distinct('nom_document_id')) as { nom_document_id: number }[]).map(
    ({ nom_document_id }) => nom_document_id,
  );

export const tasksMatching = (
  knex: Knex,
  query: {
    readonly state?: TaskState;
    readonly responsible_id?: number;
    readonly due_from?: PlainDate;
    readonly due_to?: PlainDate;
  },
): Knex.QueryBuilder => {
  const found = knex(`${tables.task} as t`)
    .join(`${tables.document} as d`, 'd.id', 't.nom_document_id')
    .join(`${tables.nom} as n`, 'n.id', 'd.nom_id')
    .leftJoin(`${tables.responsible} as s`, 's.id', 't.responsible_id');
  if (query.state !== undefined) found.where('t.state', query.state);
  if (query.responsible_id !== undefined) found.where('t.responsible_id', query.responsible_id);
  if (query.due_from !== undefined) found.where('t.due_on', '>=', query.due_from);
  if (query.due_to !== undefined) found.where('t.due_on', '<=', query.due_to);
  return found;
};

export const taskColumns = [
  't.*',
  'd.number as document_number',
  'd.document_type',
  'n.code as nom_code',
  's.name as responsible_name',
];

export const lockTask = async (tx: Tx, id: number): Promise<TaskRow | null> =>
  ((await forUpdate(tx, tx.trx(tables.task).where({ id })).first()) as TaskRow | undefined) ?? null;

export const changeTask = (tx: Tx, id: number, columns: Readonly<Record<string, unknown>>): Promise<number> =>
  tx
    .trx(tables.task)
    .where({ id })
    .update({ ...columns, updated_at: now() });
