import { ValidationError } from '../errors/refusal';

/** How deep lists and objects may lie within each other; the deepest input there is has some ten levels. */
const deepest = 32;

/** Fields of one object at most; of more the mere copying takes a second. */
const mostFields = 10_000;

/** Tells whether lists and objects lie within each other deeper than `most`. */
export const isDeeperThan = (given: unknown, most: number): boolean => tooMuch(given, most) === 'too_deep';

/** Walks level by level: no stack ends it. */
function tooMuch(given: unknown, most: number): 'too_deep' | 'too_many_entries' | null {
  let level = [given].filter(isNested);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === most) return 'too_deep';
    const next: object[] = [];
    for (const each of level) {
      const values: unknown[] = Object.values(each);
      if (values.length > mostFields && !Array.isArray(each)) return 'too_many_entries';
      for (const value of values) if (isNested(value)) next.push(value);
    }
    level = next;
  }
  return null;
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Throws a ValidationError for what is deeper or wider than any input: whatever walks it afterwards would end with the stack, or take a second. */
export function refuseDepth(given: unknown, field = '_general'): void {
  const code = tooMuch(given, deepest);
  if (code === null) return;
  throw new ValidationError([{ code, field, params: { max: code === 'too_deep' ? deepest : mostFields } }]);
}
