import { inTransaction, service, type JobHandler } from '@mayorista/kernel';
import '@mayorista/incidences/contract';
import { isNoticeCode } from './notice-words';
import { tell } from '../sendings/give-notice';

export const run: JobHandler<{ incidenceId: number; state: string }> = ({ strapi, payload: { incidenceId, state } }) =>
  inTransaction(strapi, async (tx) => {
    // States without words are told to nobody.
    const code = `incidence_${state}`;
    if (!isNoticeCode(code)) return { told: false };
    const parties = await service(strapi, 'incidences.incidences').partiesOf(tx.trx, incidenceId);
    if (parties === null) return { told: false };
    await tell(tx, {
      key: `incidence:${incidenceId}:${state}`,
      userIds: [parties.buyerId],
      code,
      params: { id: incidenceId },
      url: `/incidences/${incidenceId}`,
    });
    return { told: true };
  });
