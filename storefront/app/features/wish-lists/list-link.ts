import type { ListAnswer } from './wish-lists.api.server';

/** A list in a menu. */
export interface ListLink {
  readonly id: number | null;
  readonly name: string;
  readonly isGeneral: boolean;
  readonly size: number;
  readonly url: string;
  /** The asked product's place in it; null when it is not there. */
  readonly detailId: number | null;
}

/** The lists of the window of a product. */
export interface ListChoice {
  readonly lists: readonly ListLink[];
}

/** Choosing the general list before it has an id makes it first. */
const urlOf = (id: number | null): string => `/user-wish-lists/${id ?? 'general'}`;

export const listLink = ({ id, name, type, totalDetails, detail_id }: ListAnswer): ListLink => ({
  id,
  name,
  isGeneral: type === 'general',
  size: totalDetails,
  url: urlOf(id),
  detailId: detail_id ?? null,
});
