import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type { discountGrant } from '@mayorista/sales/shared';

/** What is special on the pages of what was given away: what a decision means. */
export const discountSlots: RecordSlots<typeof discountGrant> = {
  move: {
    authorise: {
      explain: ({ granted_by: by }) =>
        `Lo concede ${by ?? ''} por encima de su límite o por debajo del costo. Al autorizarlo, la cotización se puede enviar y el carrito pedir. Nadie autoriza lo suyo.`,
      done: () => 'Descuento autorizado',
    },
    reject: {
      explain: () => 'No vale; quien lo concedió lee por qué y puede conceder otro.',
      done: () => 'Descuento rechazado',
    },
    withdraw: {
      explain: () => 'Deja de valer: lo que todavía no se pidió se pide sin él.',
      done: () => 'Descuento retirado',
    },
  },
};
