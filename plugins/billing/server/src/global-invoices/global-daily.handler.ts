import { env } from '@mayorista/config';
import { addDays, today, type JobHandler } from '@mayorista/kernel';
import { system } from '../invoices/system';
import { issueGlobals } from './issue-global';

/** Days before today that are looked at: what a night without the platform left is made good. */
const daysBack = 3;

export const run: JobHandler<object> = async ({ strapi }) => {
  const { globalInvoice: scope } = env().invoicing;
  if (scope === 'off') return { issued: [] };
  const issued: number[] = [];
  for (let back = daysBack; back > 0; back -= 1)
    issued.push(...(await issueGlobals(strapi, { day: addDays(today(), -back), scope, actor: system })));
  return { issued };
};
