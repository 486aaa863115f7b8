import { LRUCache } from 'lru-cache';

/** Shorter answers are read in no time; nearly all of them are one person's. */
const SMALLEST_KEPT = 8_192;
/** Of texts; what they are read into takes some three times as much. */
const MAX_CHARACTERS = 8_000_000;

/**
 * Reads the platform's answers. A long one is read once for all who get the same text, as people of one level do who look at the
 * same listing: what they are given is one frozen value, by which what was made of it can be found again. Null for what is no JSON.
 */
export function answerReader(maxCharacters = MAX_CHARACTERS): (text: string) => unknown {
  const kept = new LRUCache<string, object>({
    maxSize: maxCharacters,
    sizeCalculation: (_answer, text) => text.length,
  });
  return (text) => {
    if (text.length < SMALLEST_KEPT) return parse(text);
    const known = kept.get(text);
    if (known !== undefined) return known;
    const answer = parse(text);
    if (typeof answer === 'object' && answer !== null) kept.set(text, frozen(answer));
    return answer;
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's HTML page instead of JSON: the status alone tells what happened.
    return null;
  }
}

function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part);
  return Object.freeze(value);
}
