/** Page numbers to offer: first, last and two beside the current one; a text stands for each gap. */
export function pagesAround(page: number, pageCount: number): (number | 'gap-before' | 'gap-after')[] {
  const from = Math.max(2, Math.min(page - 1, pageCount - 4));
  const to = Math.min(pageCount - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(to < pageCount - 1 ? (['gap-after'] as const) : []),
    ...(pageCount > 1 ? [pageCount] : []),
  ];
}
