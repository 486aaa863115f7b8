import type { Actor } from './actor';

/** Tells whether an actor holds a permission code; '*' stands for all codes. */
export const isAllowed = (actor: Pick<Actor, 'can'>, code: string): boolean =>
  actor.can.has('*') || actor.can.has(code);
