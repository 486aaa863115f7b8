export interface JobView {
  readonly id: number;
  readonly name: string;
  readonly label: string | null;
  readonly state: string;
  readonly attempts: number;
  readonly run_at: Date | number | string;
  readonly finished_at: Date | number | string | null;
  readonly progress_done: number;
  readonly progress_total: number;
  readonly result: string | null;
  readonly last_error: string | null;
  readonly requested_by: string | null;
  readonly away_since: Date | number | string | null;
}

/** Converts a job for responses, without its payload, which may hold what the reader must not see. */
export const jobView = (row: JobView) => ({
  id: row.id,
  name: row.name,
  label: row.label ?? row.name,
  state: row.state,
  attempts: row.attempts,
  run_at: iso(row.run_at),
  finished_at: row.finished_at === null ? null : iso(row.finished_at),
  progress_done: row.progress_done,
  progress_total: row.progress_total,
  result: row.result === null ? null : (JSON.parse(row.result) as unknown),
  last_error: row.last_error,
  requested_by: row.requested_by,
  /** The time since when it has waited for a service that does not answer. */
  away_since: row.away_since === null ? null : iso(row.away_since),
});

/** Converts a time to ISO 8601: the document service and knex return dates in different types. */
const iso = (moment: Date | number | string): string => new Date(moment).toISOString();
