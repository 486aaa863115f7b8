import type { Actor } from './actor';

/** Whether an actor holds a permission code; '*' holds them all. */
export const isAllowed = (actor: Pick<Actor, 'can'>, code: string): boolean =>
  actor.can.has('*') || actor.can.has(code);
