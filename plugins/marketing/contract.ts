import type { LandingState } from './landing.states';

/** A landing as staff see it in lists. Dates are UTC. */
export interface LandingSummary {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** 1 active, 0 not: a draft. */
  readonly status: 0 | 1;
  readonly state: LandingState;
  readonly status_label: string;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'marketing.demo': { load(): Promise<void> };
  }
}
