/** Rows of the distance matrix, reused between calls: one search compares thousands of words. */
const MAX = 64;
let previous2 = new Uint8Array(MAX + 1);
let previous = new Uint8Array(MAX + 1);
let current = new Uint8Array(MAX + 1);

/**
 * Typos (insert, drop, change, swap of neighbours) from `word` to `candidate`, at most `limit`; `limit + 1` when there are more.
 * With `prefix` the candidate may go on after the word. A typo in the first letter counts as two, as in Meilisearch.
 */
export function typosBetween(word: string, candidate: string, limit: number, prefix = false): number {
  const over = limit + 1;
  if (word.length > MAX || candidate.length > MAX) return over;
  if (word.length - candidate.length > limit) return over;
  if (!prefix && candidate.length - word.length > limit) return over;
  const firstLetter = word[0] === candidate[0] ? 0 : 1;
  if (limit - firstLetter < firstLetter) return over;
  const typos = matrix(word, candidate, limit, prefix);
  return typos === 0 ? 0 : Math.min(over, typos + firstLetter);
}

function matrix(word: string, candidate: string, limit: number, prefix: boolean): number {
  const width = prefix ? Math.min(candidate.length, word.length + limit) : candidate.length;
  for (let column = 0; column <= width; column += 1) previous[column] = column;
  for (let row = 1; row <= word.length; row += 1) {
    if (fillRow(word, candidate, row, width) > limit) return limit + 1;
    [previous2, previous, current] = [previous, current, previous2];
  }
  if (!prefix) return previous[width] ?? limit + 1;
  let best = limit + 1;
  for (let column = 0; column <= width; column += 1) best = Math.min(best, previous[column] ?? best);
  return best;
}

/** Fills one row and returns its smallest cell, which no later row can undercut. */
function fillRow(word: string, candidate: string, row: number, width: number): number {
  const letter = word.charCodeAt(row - 1);
  current[0] = row;
  let smallest = row;
  for (let column = 1; column <= width; column += 1) {
    const other = candidate.charCodeAt(column - 1);
    let cost = (previous[column - 1] as number) + (letter === other ? 0 : 1);
    cost = Math.min(cost, (previous[column] as number) + 1, (current[column - 1] as number) + 1);
    const swapped =
      row > 1 && column > 1 && letter === candidate.charCodeAt(column - 2) && word.charCodeAt(row - 2) === other;
    if (swapped) cost = Math.min(cost, (previous2[column - 2] as number) + 1);
    current[column] = cost;
    if (cost < smallest) smallest = cost;
  }
  return smallest;
}
