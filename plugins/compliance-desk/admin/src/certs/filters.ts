import { choiceOf, textOf, wholeOf } from '@mayorista/kernel/panel/filters';
import { pluginId } from '../plugin-id';
import { said } from '../query';
import { certStatuses, type CertStatus } from './cert';

/** What the list of procedures is narrowed by, as the address bar keeps it. */
export interface CertFilters {
  readonly search: string;
  readonly status: CertStatus | null;
  readonly nomId: number | null;
  readonly page: number;
}

export const noFilters: CertFilters = { search: '', status: null, nomId: null, page: 1 };

/** Reads what the address bar says; what makes no sense there counts as not said. */
export const readFilters = (given: Readonly<Record<string, unknown>>): CertFilters => ({
  search: textOf(given.search),
  status: choiceOf(certStatuses, given.status),
  nomId: wholeOf(given.nomId),
  page: wholeOf(given.page) ?? 1,
});

/** Where the platform answers the list, newest first. */
export function certsPath({ search, status, nomId, page }: CertFilters): string {
  const query = said({ page, per_page: 20, omniSearchQuery: search.trim(), status, nom_id: nomId });
  return `/${pluginId}/nom-certs?${query.toString()}`;
}
