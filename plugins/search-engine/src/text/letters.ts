/** Which letters a folded word has, one bit each (rarer signs share the remaining bits). */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= bitOf(word.charCodeAt(at));
  return letters;
}

function bitOf(code: number): number {
  const letter = code - 97;
  return letter >= 0 && letter < 26 ? 1 << letter : 1 << (26 + (code % 6));
}

/**
 * How many letters of one word another lacks altogether. Each typo takes away one letter at most, so a word that lacks more
 * than the typos allowed need not be compared: this rejects nearly all of a dictionary at the cost of a few instructions.
 */
export function lacking(letters: number, others: number): number {
  let left = letters & ~others;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}
