export const jobStates = ['queued', 'running', 'done', 'dead'] as const;
export type JobState = (typeof jobStates)[number];

export interface Job {
  readonly id: number;
  readonly name: string;
  readonly label: string;
  readonly state: JobState;
  readonly attempts: number;
  readonly run_at: string;
  readonly finished_at: string | null;
  readonly progress_done: number;
  readonly progress_total: number;
  readonly last_error: string | null;
  readonly requested_by: string | null;
  /** Moment since which it waits for an unreachable service; null when it does not. */
  readonly away_since: string | null;
}

/** Counts of failed and waiting jobs, and texts that warn staff about them. */
export interface Backlog {
  readonly dead: number;
  readonly waiting: readonly { readonly count: number }[];
  readonly warnings: readonly string[];
}

interface StateText {
  readonly label: string;
  readonly tone: 'neutral' | 'primary' | 'success' | 'danger';
}

export const stateTexts: Readonly<Record<JobState, StateText>> = {
  queued: { label: 'En espera', tone: 'neutral' },
  running: { label: 'En proceso', tone: 'primary' },
  done: { label: 'Terminado', tone: 'success' },
  dead: { label: 'Fallido', tone: 'danger' },
};

/** Returns the progress in percent (0 to 100); null when the job gives no total. */
export const percentDone = ({ state, progress_done, progress_total }: Job): number | null => {
  if (state === 'done') return 100;
  return progress_total > 0 ? Math.min(100, Math.round((progress_done / progress_total) * 100)) : null;
};
