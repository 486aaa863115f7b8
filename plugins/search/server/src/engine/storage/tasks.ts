import { ApiError } from '../api-error';
import type { SearchDatabase } from './database';

export interface TaskRequest {
  type: string;
  indexUid: string | null;
  details: Record<string, unknown>;
}

interface TaskRow {
  uid: number;
  index_uid: string | null;
  status: string;
  type: string;
  details: string;
  error: string | null;
  enqueued_at: string;
  started_at: string;
  finished_at: string;
}

export interface TaskFilter {
  limit: number;
  from?: number;
  statuses?: string[];
  types?: string[];
  indexUids?: string[];
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
    private readonly forget: () => void,
  ) {}

  /** Runs a change and answers the summary of its task; a refusal of the engine makes a failed task, as on a real server. */
  run(request: TaskRequest, work: () => Record<string, unknown>): Record<string, unknown> {
    const startedAt = new Date();
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

  private record({ indexUid, type, details }: TaskRequest, startedAt: Date, error?: ApiError): number {
    const started = startedAt.toISOString();
    const result = this.db.run(
      'INSERT INTO tasks (index_uid, status, type, details, error, enqueued_at, started_at, finished_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      [
        indexUid,
        error === undefined ? 'succeeded' : 'failed',
        type,
        JSON.stringify(details),
        error === undefined ? null : JSON.stringify(error.toBody()),
        started,
        started,
        new Date().toISOString(),
      ],
    );
    const uid = Number(result.lastInsertRowid);
    if (uid % 1_000 === 0) this.db.run('DELETE FROM tasks WHERE uid <= ?', [uid - KEPT]);
    return uid;
  }

  get(uid: string): Record<string, unknown> {
    const row = this.db.get<TaskRow>('SELECT * FROM tasks WHERE uid = ?', [/^\d{1,15}$/.test(uid) ? Number(uid) : -1]);
    if (row === undefined) throw new ApiError('task_not_found', `Task \`${uid.slice(0, 30)}\` not found.`);
    return view(row);
  }

  findMany({ limit, from, statuses, types, indexUids }: TaskFilter): Record<string, unknown> {
    const conditions = [
      ['status', statuses],
      ['type', types],
      ['index_uid', indexUids],
    ] as const;
    const used = conditions.filter(([, values]) => values !== undefined && !values.includes('*'));
    const where = [...used.map(([column]) => `${column} IN (SELECT value FROM json_each(?))`), '1'].join(' AND ');
    const params = used.map(([, values]) => JSON.stringify(values));
    const rows = this.db.all<TaskRow>(`SELECT * FROM tasks WHERE ${where} AND uid <= ? ORDER BY uid DESC LIMIT ?`, [
      ...params,
      from ?? Number.MAX_SAFE_INTEGER,
      limit + 1,
    ]);
    const total =
      this.db.get<{ total: number }>(`SELECT count(*) AS total FROM tasks WHERE ${where}`, params)?.total ?? 0;
    const results = rows.slice(0, limit).map(view);
    return { results, total, limit, from: rows[0]?.uid ?? null, next: rows[limit]?.uid ?? null };
  }
}

const view = (row: TaskRow): Record<string, unknown> => ({
  uid: row.uid,
  batchUid: row.uid,
  indexUid: row.index_uid,
  status: row.status,
  type: row.type,
  canceledBy: null,
  details: JSON.parse(row.details) as unknown,
  error: row.error === null ? null : (JSON.parse(row.error) as unknown),
  duration: `PT${((Date.parse(row.finished_at) - Date.parse(row.started_at)) / 1_000).toFixed(3)}S`,
  enqueuedAt: row.enqueued_at,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
});
