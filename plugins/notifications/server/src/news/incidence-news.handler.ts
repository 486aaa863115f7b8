import { inTransaction, service, type JobHandler } from '@mayorista/kernel';
import '@mayorista/incidences/contract';
import { tell } from '../sendings/give-notice';

/** States a buyer is told of, in the words below the bell. */
const news: Readonly<Record<string, { title: (id: number) => string; message: string }>> = {
  accepted: {
    title: (id) => `Tu incidencia #${id} procede`,
    message: 'Lee el dictamen y cómo entregarnos las piezas.',
  },
  refused: { title: (id) => `Tu incidencia #${id} no procede`, message: 'Lee el motivo del dictamen.' },
  received: {
    title: (id) => `Recibimos las piezas de tu incidencia #${id}`,
    message: 'Te avisamos en cuanto se resuelva.',
  },
  resolved: { title: (id) => `Resolvimos tu incidencia #${id}`, message: 'Consulta cómo se resolvió.' },
};

export const run: JobHandler<{ incidenceId: number; state: string }> = ({ strapi, payload: { incidenceId, state } }) =>
  inTransaction(strapi, async (tx) => {
    const words = news[state];
    const parties = words && (await service(strapi, 'incidences.incidences').partiesOf(tx.trx, incidenceId));
    if (words === undefined || parties == null) return { told: false };
    await tell(tx, {
      key: `incidence:${incidenceId}:${state}`,
      userIds: [parties.buyerId],
      title: words.title(incidenceId),
      message: words.message,
      url: `/incidences/${incidenceId}`,
    });
    return { told: true };
  });
