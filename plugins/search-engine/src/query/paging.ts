import type { SearchQuery } from './search-query';

export interface Paging {
  offset: number;
  limit: number;
  /** How far the documents found are counted: an estimate need not be exact past what is ranked. */
  countTo: number;
  /** The fields of the answer that say where it stands, for so many documents found. */
  answer: (total: number) => Record<string, number>;
}

/** `estimatedTotalHits` of a search of words says no more than this: 'a thousand or more'. */
const ESTIMATE_TO = 1_000;

/** Pages by `page` and `hitsPerPage` when one of them is given, else by `offset` and `limit`; never past `maxTotalHits`. */
export function pagingOf({ page, hitsPerPage, offset, limit }: SearchQuery, maxTotalHits: number): Paging {
  if (page === undefined && hitsPerPage === undefined) {
    const start = Math.min(offset, maxTotalHits);
    return {
      offset: start,
      limit: Math.min(limit, maxTotalHits - start),
      countTo: Math.max(ESTIMATE_TO, start + limit),
      answer: (total) => ({ limit, offset, estimatedTotalHits: total }),
    };
  }
  const size = hitsPerPage ?? 20;
  const number = page ?? 1;
  const start = Math.min(Math.max(0, number - 1) * size, maxTotalHits);
  return {
    offset: start,
    limit: number === 0 ? 0 : Math.min(size, maxTotalHits - start),
    countTo: maxTotalHits,
    answer: (total) => {
      const totalHits = Math.min(total, maxTotalHits);
      return { hitsPerPage: size, page: number, totalPages: size === 0 ? 0 : Math.ceil(totalHits / size), totalHits };
    },
  };
}
