import type incidences from '../es/incidences.json';
import type orderPage from '../es/orderPage.json';
import type quotations from '../es/quotations.json';
import type statements from '../es/statements.json';

/** Texts that come with the pages that show them. */
export type LateDictionary = {
  readonly incidences: typeof incidences;
  readonly orderPage: typeof orderPage;
  readonly quotations: typeof quotations;
  readonly statements: typeof statements;
};
