import { randomUUID } from 'node:crypto';

const wellFormed = /^[\w-]{8,64}$/;

/** Returns the id that a proxy or the store gave a request, or a new one: nothing else gets into logs and columns. */
export const requestIdFrom = (given: string): string => (wellFormed.test(given) ? given : randomUUID());
