import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type { distributorQuotation } from '../../../shared';
import { CounterOffer } from './CounterOffer';
import { Versions } from './Versions';

/** What is special on the pages of quotations: the versions that were sent, what a step means. */
export const quotationSlots: RecordSlots<typeof distributorQuotation> = {
  record: { above: CounterOffer, aside: Versions },
  move: {
    send: {
      explain: () =>
        'Los precios y el tipo de cambio quedan fijos hasta el último día; el comprador la recibe por correo.',
      done: () => 'Cotización enviada',
    },
    revise: {
      explain: () => 'Se abre una versión nueva; la que se envió queda guardada como está.',
      done: () => 'Versión nueva en preparación',
    },
    reject: { explain: () => 'El comprador lee el motivo.', done: () => 'Cotización rechazada' },
  },
};
