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
}

export interface JobCounts {
  readonly dead: number;
  readonly dead_by_label: readonly { readonly label: string; readonly count: number }[];
}

/** 'Actualizar fichas de productos (2), Enviar correo (1)'. */
export const failedText = ({ dead_by_label }: JobCounts): string =>
  dead_by_label.map(({ label, count }) => `${label} (${count})`).join(', ');

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

/** Hundredths done; null when the job does not say how long it is. */
export const percentDone = ({ state, progress_done, progress_total }: Job): number | null => {
  if (state === 'done') return 100;
  return progress_total > 0 ? Math.min(100, Math.round((progress_done / progress_total) * 100)) : null;
};
