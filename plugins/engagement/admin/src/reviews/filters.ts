import { choiceOf, wholeOf } from '@mayorista/kernel/panel/filters';
import { reviewStatuses, type ReviewStatus } from '../../../review.states';
import { pluginId } from '../plugin-id';

/** What the list of reviews is narrowed by, as the address bar keeps it. */
export interface ReviewFilters {
  /** 'all', or those of a state. */
  readonly status: ReviewStatus | 'all';
  readonly page: number;
}

/** What waits for a moderator is what they come for. */
export const noFilters: ReviewFilters = { status: 'pending', page: 1 };

export const filterChoices = [...reviewStatuses, 'all'] as const;

/** Reads what the address bar says; what makes no sense there counts as not said. */
export const readFilters = (given: Readonly<Record<string, unknown>>): ReviewFilters => ({
  status: choiceOf(filterChoices, given.status) ?? noFilters.status,
  page: wholeOf(given.page) ?? 1,
});

/** Where the platform answers the list. */
export const reviewsPath = ({ status, page }: ReviewFilters): string =>
  `/${pluginId}/product-review-moderations?per_page=20&page=${page}${status === 'all' ? '' : `&status=${status}`}`;
