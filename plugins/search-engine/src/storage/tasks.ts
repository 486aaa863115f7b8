import { ApiError } from '../api-error';
import type { SearchDatabase } from './database';
import type { ChangeNotes } from './document-changes';
import { hasTaskFilter, taskCondition, type TaskCondition } from './task-filter';

export interface TaskRequest {
  type: string;
  indexUid: string | null;
  details: Record<string, unknown>;
  /** A text of the caller's that the task carries (`customMetadata`). */
  metadata?: string;
}

export interface TaskRow {
  uid: number;
  index_uid: string | null;
  status: string;
  type: string;
  details: string;
  error: string | null;
  enqueued_at: string;
  started_at: string;
  finished_at: string;
  metadata: string | null;
}

export interface TaskPage {
  limit: number;
  from?: number;
  /** Oldest first. */
  reverse: boolean;
  parameters: URLSearchParams;
}

/** Tasks kept in the file; older ones are forgotten. */
const KEPT = 10_000;

/**
 * Changes of the indexes, recorded as the protocol's tasks. A task runs at once: its change and its record are one
 * transaction, so an answer means that it is on disk, and a process killed before that leaves nothing of it.
 */
export class Tasks {
  constructor(
    private readonly db: SearchDatabase,
    private readonly notes: ChangeNotes,
    private readonly forget: () => void,
  ) {}

  /** Runs a change and answers the summary of its task; a refusal of the engine makes a failed task, as on a real server. */
  run(request: TaskRequest, work: () => Record<string, unknown>): Record<string, unknown> {
    const startedAt = new Date();
    this.notes.begin();
    let uid: number;
    try {
      uid = this.db.write(() => this.record({ ...request, details: { ...request.details, ...work() } }, startedAt));
    } catch (error) {
      this.forget();
      if (!(error instanceof ApiError)) throw error;
      uid = this.db.write(() => this.record(request, startedAt, error));
    }
    return {
      taskUid: uid,
      indexUid: request.indexUid,
      status: 'enqueued',
      type: request.type,
      enqueuedAt: startedAt.toISOString(),
    };
  }

  private record({ indexUid, type, details, metadata }: TaskRequest, startedAt: Date, error?: ApiError): number {
    const started = startedAt.toISOString();
    const result = this.db.run(
      'INSERT INTO tasks (index_uid, status, type, details, error, enqueued_at, started_at, finished_at, metadata, changes) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      [
        indexUid,
        error === undefined ? 'succeeded' : 'failed',
        type,
        JSON.stringify(details),
        error === undefined ? null : JSON.stringify(error.toBody()),
        started,
        started,
        new Date().toISOString(),
        metadata ?? null,
        error === undefined ? this.notes.text() : null,
      ],
    );
    const uid = Number(result.lastInsertRowid);
    if (uid % 1_000 === 0) this.db.run('DELETE FROM tasks WHERE uid <= ?', [uid - KEPT]);
    return uid;
  }

  get(uid: string, code: 'task_not_found' | 'batch_not_found' = 'task_not_found'): TaskRow {
    const row = this.db.get<TaskRow>('SELECT * FROM tasks WHERE uid = ?', [/^\d{1,15}$/.test(uid) ? Number(uid) : -1]);
    const noun = code === 'task_not_found' ? 'Task' : 'Batch';
    if (row === undefined) throw new ApiError(code, `${noun} \`${uid.slice(0, 30)}\` not found.`);
    return row;
  }

  /** A page of tasks, newest first unless reversed, as `view` shows them. */
  findMany({ limit, from, reverse, parameters }: TaskPage, view: (row: TaskRow) => Record<string, unknown>) {
    const { sql, params } = taskCondition(parameters);
    const [compare, order, start] = reverse ? ['>=', 'ASC', 0] : ['<=', 'DESC', Number.MAX_SAFE_INTEGER];
    const rows = this.db.all<TaskRow>(
      `SELECT * FROM tasks WHERE ${sql} AND uid ${compare} ? ORDER BY uid ${order} LIMIT ?`,
      [...params, from ?? start, limit + 1],
    );
    const results = rows.slice(0, limit).map(view);
    return {
      results,
      total: this.count({ sql, params }),
      limit,
      from: rows[0]?.uid ?? null,
      next: rows[limit]?.uid ?? null,
    };
  }

  private count({ sql, params }: TaskCondition): number {
    return this.db.get<{ total: number }>(`SELECT count(*) AS total FROM tasks WHERE ${sql}`, params)?.total ?? 0;
  }

  /** Tasks run at once, so there is never one left to cancel: the task that this leaves says so. */
  cancel(parameters: URLSearchParams): Record<string, unknown> {
    const details = { ...this.selected(parameters), canceledTasks: 0 };
    return this.run({ type: 'taskCancelation', indexUid: null, details }, () => ({}));
  }

  /** Forgets the tasks that the filters name; at least one filter is needed. */
  remove(parameters: URLSearchParams): Record<string, unknown> {
    const details = { ...this.selected(parameters), deletedTasks: 0 };
    const { sql, params } = taskCondition(parameters);
    return this.run({ type: 'taskDeletion', indexUid: null, details }, () => ({
      deletedTasks: this.db.run(`DELETE FROM tasks WHERE ${sql}`, params).changes,
    }));
  }

  private selected(parameters: URLSearchParams) {
    if (!hasTaskFilter(parameters))
      throw new ApiError('missing_task_filters', 'Query parameters to filter the tasks are missing.');
    return { matchedTasks: this.count(taskCondition(parameters)), originalFilter: `?${parameters.toString()}` };
  }
}

const durationOf = (row: TaskRow): string =>
  `PT${((Date.parse(row.finished_at) - Date.parse(row.started_at)) / 1_000).toFixed(3)}S`;

export const taskView = (row: TaskRow): Record<string, unknown> => ({
  uid: row.uid,
  batchUid: row.uid,
  indexUid: row.index_uid,
  status: row.status,
  type: row.type,
  canceledBy: null,
  details: JSON.parse(row.details) as unknown,
  error: row.error === null ? null : (JSON.parse(row.error) as unknown),
  duration: durationOf(row),
  enqueuedAt: row.enqueued_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  ...(row.metadata === null ? {} : { customMetadata: row.metadata }),
});

/** The batch of a task: this engine runs each task by itself. */
export const batchView = (row: TaskRow): Record<string, unknown> => ({
  uid: row.uid,
  progress: null,
  details: JSON.parse(row.details) as unknown,
  stats: {
    totalNbTasks: 1,
    status: { [row.status]: 1 },
    types: { [row.type]: 1 },
    indexUids: row.index_uid === null ? {} : { [row.index_uid]: 1 },
    progressTrace: {},
  },
  duration: durationOf(row),
  startedAt: row.started_at,
  finishedAt: row.finished_at,
});
