import type { Context, Next } from 'koa';
import { ValidationError } from '../errors/refusal';

/** How deep lists and objects may lie within each other; the deepest input there is has some ten levels. */
export const deepest = 32;

/** Tells whether lists and objects lie within each other deeper than `most`. Walks level by level: no stack ends it. */
export function isDeeperThan(given: unknown, most: number = deepest): boolean {
  let level = [given].filter(isNested);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === most) return true;
    level = level.flatMap((each) => Object.values(each).filter(isNested));
  }
  return false;
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Throws a ValidationError for what is deeper than any input: whatever walks it afterwards would end with the stack. */
export function refuseDepth(given: unknown, field?: string): void {
  if (isDeeperThan(given))
    throw new ValidationError([
      { code: 'too_deep', params: { max: deepest }, ...(field === undefined ? {} : { field }) },
    ]);
}

/** Refuses bodies whose lists and objects lie within each other without end. Runs right after the body is parsed. */
export const bodyDepthMiddleware =
  () =>
  async (ctx: Context, next: Next): Promise<void> => {
    refuseDepth((ctx.request as { body?: unknown }).body);
    await next();
  };
