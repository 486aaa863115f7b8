import { randomUUID } from 'node:crypto';

const wellFormed = /^[\w-]{8,64}$/;

/**
 * Returns the request id sent by a proxy or the store if it is well formed, else a new one, so that nothing else gets into logs and
 * columns.
 */
export const requestIdFrom = (given: string): string => (wellFormed.test(given) ? given : randomUUID());
