import { Conversation, needing, useMay } from '@mayorista/kernel/panel';
import type { RecordSlotProps, RecordSlots } from '@mayorista/kernel/panel/records';
import type { AnswerOf } from '@mayorista/kernel/shape';
import type { incidence } from '../../../shared';

/** What is special on the pages of incidences: the conversation with the buyer, what a step means. */
export const incidenceSlots: RecordSlots<typeof incidence> = {
  record: { sections: Messages },
  move: {
    accept: { explain: () => 'El comprador lee el dictamen y puede traer o enviar las piezas.' },
    refuse: { explain: () => 'El comprador lee el motivo.', done: () => 'Incidencia rechazada' },
    receive: {
      explain: () => 'Las piezas entran al almacén en el grado en que llegan.',
      done: () => 'Piezas recibidas',
    },
    resolve: {
      explain: () =>
        'La nota de crédito sale de la factura del pedido; la reposición es un pedido sin costo; la reparación devuelve la pieza.',
      done: () => 'Incidencia resuelta',
    },
  },
};

function Messages({ record }: RecordSlotProps<AnswerOf<typeof incidence>>) {
  return useMay(needing('incidence-comments.write')) ? (
    <Conversation path="/incidences/incidence-comments" type="incidence" id={record.id} />
  ) : null;
}
