import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type { distributorQuotation } from '../../../shared';
import { CounterOffer } from './CounterOffer';
import { Discounts } from './Discounts';
import { TypedTotals } from './TypedTotals';
import { Versions } from './Versions';

function Aside({ record }: { readonly record: object }) {
  return (
    <>
      <Discounts record={record} />
      <Versions record={record} />
    </>
  );
}

/** What is special on the pages of quotations: the versions that were sent, what a step means. */
export const quotationSlots: RecordSlots<typeof distributorQuotation> = {
  record: { above: CounterOffer, aside: Aside, typed: TypedTotals },
  move: {
    send: {
      explain: () =>
        'Los precios y el tipo de cambio quedan fijos hasta el último día; el comprador la recibe por correo. Lo que espera autorización no se envía.',
      done: () => 'Cotización enviada',
    },
    revise: {
      explain: () => 'Se abre una versión nueva; la que se envió queda guardada como está.',
      done: () => 'Versión nueva en preparación',
    },
    reject: { explain: () => 'El comprador lee el motivo.', done: () => 'Cotización rechazada' },
  },
};
