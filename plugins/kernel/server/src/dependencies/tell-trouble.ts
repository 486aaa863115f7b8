import type { Core } from '@strapi/strapi';
import { isAwayError } from './away-error';

const againAfterMs = 30_000;

/**
 * Returns a function that logs the errors of a loop. Errors of a service that is away, which every iteration repeats, are logged once
 * in half a minute.
 */
export function troubleTeller(strapi: Core.Strapi, label: string): (error: unknown) => void {
  let toldAt = 0;
  return (error) => {
    if (!isAwayError(error)) return void strapi.log.error(`${label}: ${String(error)}`);
    if (Date.now() - toldAt < againAfterMs) return;
    toldAt = Date.now();
    strapi.log.warn(`${label}: ${String(error)}`);
  };
}
