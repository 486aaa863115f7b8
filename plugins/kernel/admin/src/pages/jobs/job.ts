import type { DataOf, ItemOf } from '@mayorista/config/answers';
export const jobStates = ['queued', 'running', 'done', 'dead'] as const;
export type JobState = (typeof jobStates)[number];

export type Job = ItemOf<'GET /background-jobs'>;

/** Counts of failed and waiting jobs, and texts that warn staff about them. */
export type Backlog = DataOf<'GET /background-job-backlog'>;

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
