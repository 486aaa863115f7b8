import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type { productSerial } from '@mayorista/inventory/shared';
import { RegisterButton } from './RegisterButton';

/** What is special on the pages of serial numbers: they come in as a whole delivery. */
export const serialSlots: RecordSlots<typeof productSerial> = {
  list: { toolbar: RegisterButton },
  move: {
    retire: { explain: () => 'El número de serie deja de poder enviarse.', done: () => 'Número de serie dado de baja' },
  },
};
