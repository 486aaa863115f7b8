import { choiceOf, textOf, wholeOf } from '@mayorista/kernel/panel/filters';
import { pluginId } from '../plugin-id';
import { said } from '../query';

/** States of the review, and what follows from the date of an approved one. */
export const documentStates = ['pending', 'in_review', 'approved', 'rejected', 'expiring', 'expired'] as const;
export const documentTypes = ['certificate', 'dictum'] as const;

/** What the list of documents is narrowed by, as the address bar keeps it. */
export interface DocumentFilters {
  readonly search: string;
  readonly state: (typeof documentStates)[number] | null;
  readonly type: (typeof documentTypes)[number] | null;
  readonly nomId: number | null;
  readonly page: number;
}

export const noFilters: DocumentFilters = { search: '', state: null, type: null, nomId: null, page: 1 };

/** Reads what the address bar says; what makes no sense there counts as not said. */
export const readFilters = (given: Readonly<Record<string, unknown>>): DocumentFilters => ({
  search: textOf(given.search),
  state: choiceOf(documentStates, given.state),
  type: choiceOf(documentTypes, given.type),
  nomId: wholeOf(given.nomId),
  page: wholeOf(given.page) ?? 1,
});

/** Where the platform answers the list: what expires first where it is about that, else the newest first. */
export function documentsPath({ search, state, type, nomId, page }: DocumentFilters): string {
  const isAboutDays = state === 'expiring' || state === 'expired';
  const query = said({
    page,
    per_page: 20,
    omniSearchQuery: search.trim(),
    status: state,
    document_type: type,
    nom_id: nomId,
    order_by: isAboutDays ? 'expires_on' : null,
    order_direction: isAboutDays ? 'asc' : null,
  });
  return `/${pluginId}/nom-documents?${query.toString()}`;
}
