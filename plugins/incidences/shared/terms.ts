import { inSpanish } from '@mayorista/kernel/shared';
import { transfer } from '@mayorista/inventory/shared';

/** Condition grades in which pieces stand on a shelf, new ones included. */
export const grades = transfer.lines.details.fields.grade.settings.options;

/** Whether a piece is under warranty. */
export const warrantyWords = {
  covered: { es: 'Vigente', en: 'In force' },
  expired: { es: 'Vencida', en: 'Expired' },
  none: { es: 'Sin garantía', en: 'No warranty' },
  not_delivered: { es: 'Aún no se entrega', en: 'Not delivered yet' },
  other_piece: {
    es: 'Ese número de serie no se entregó con este pedido',
    en: 'That serial number was not delivered with this order',
  },
  returned: { es: 'Ese número de serie ya se devolvió', en: 'That serial number was already returned' },
} as const;

/** The same in Spanish, as staff read it. */
export const warrantyLabels = inSpanish(warrantyWords);

export type WarrantyStatus = keyof typeof warrantyWords;

/** How an incidence is settled. */
const resolutionWords = {
  credit_note: { es: 'Nota de crédito', en: 'Credit note' },
  replacement: { es: 'Reposición', en: 'Replacement' },
  repair: { es: 'Reparación y devolución al cliente', en: 'Repair and return to the customer' },
} as const;

/** The same in Spanish, as staff read it. */
export const resolutionLabels = inSpanish(resolutionWords);
