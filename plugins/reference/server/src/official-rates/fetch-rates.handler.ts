import { env, FIX_VALID_DAYS } from '@mayorista/config';
import { addDays, getKnex, inTransaction, systemActor, today, type JobHandler } from '@mayorista/kernel';
import { fixFromBanxico } from './banxico';
import { findRateBefore, keepRates } from './official-rate.store';

const actor = systemActor('Banco de México');

/** An installation begins with so many days, of which documents of days gone by may be asked. */
const firstDays = 60;

export const run: JobHandler<object> = async ({ strapi }) => {
  const { banxico } = env();
  if (banxico === null) return { added: 0, corrected: 0 };
  const until = today();
  const newest = await findRateBefore(getKnex(strapi), addDays(until, 1));
  // Some days before the newest are read again: Banco de México corrects what it told.
  const from = addDays(newest?.day ?? addDays(until, FIX_VALID_DAYS - firstDays), -FIX_VALID_DAYS);
  const told = await fixFromBanxico(banxico, from, until);
  return { ...(await inTransaction(strapi, (tx) => keepRates(tx, actor, told, 'banxico'))) };
};
