const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** Returns a number as people and spreadsheets write it without what does not count: '$ 1,200.50' is '1200.50'. Other text stays. */
export function plainNumber(text: string): string {
  const bare = text.replace(/[\s$]/g, '');
  return grouped.test(bare) ? bare.replaceAll(',', '') : bare;
}
