import { env } from '@mayorista/config';
import type { Core } from '@strapi/strapi';
import { isTransactionOpen } from './in-transaction';

declare const strapi: Core.Strapi;

/** Work that takes its time was begun while a transaction is open. */
class WorkInsideTransaction extends Error {
  override readonly name = 'WorkInsideTransaction';
}

/**
 * Notices work that does not belong inside a transaction: parsing, files, mails, drawing, hashes, calls of services. They take seconds, for
 * which the one connection of SQLite, or one of PostgreSQL's few, would serve nobody else. In tests it throws WorkInsideTransaction; elsewhere
 * the work goes on, and the log names it.
 */
export function assertOutsideTransaction(work: string, how?: Noticing): void {
  if (!isTransactionOpen()) return;
  const error = new WorkInsideTransaction(`${work} inside a transaction`);
  const { isRefused, log } = how ?? noticing();
  if (isRefused) throw error;
  log(String(error.stack));
}

/** How such work is noticed. */
interface Noticing {
  readonly isRefused: boolean;
  readonly log: (text: string) => void;
}

const noticing = (): Noticing => ({ isRefused: env().mode === 'test', log: (text) => strapi.log.error(text) });
