import type { Knex } from 'knex';

/** Whom an incidence concerns: the buyer of its order, and who attends that. */
export interface IncidenceParties {
  readonly buyerId: number;
  /** Null where nobody attends the order. */
  readonly salesmanId: number | null;
}

/** Incidences, as other domains tell of them. */
export interface IncidenceService {
  /** Returns whom an incidence concerns; null when there is none. In a transaction pass its knex. */
  partiesOf(knex: Knex, incidenceId: number): Promise<IncidenceParties | null>;
}

declare module '@mayorista/kernel' {
  interface PublishedServices {
    'incidences.incidences': IncidenceService;
    'incidences.demo': { load(): Promise<void> };
  }
}
