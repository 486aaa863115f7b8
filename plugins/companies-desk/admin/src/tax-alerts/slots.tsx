import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type { taxAlert } from '@mayorista/companies/shared';

/** What is special on the pages of alerts of article 69-B. */
export const taxAlertSlots: RecordSlots<typeof taxAlert> = {
  move: {
    review: {
      explain: () =>
        'Di qué se decidió: si se le sigue vendiendo, se le pidieron aclaraciones o se desactiva la empresa. Queda en el historial.',
      done: () => 'Alerta revisada',
    },
    reopen: { explain: () => 'Vuelve a esperar que alguien la revise.', done: () => 'Alerta por revisar' },
  },
};
