import { transfer } from '@mayorista/inventory/shared';

/** Condition grades in which pieces stand on a shelf, new ones included. */
export const grades = transfer.lines.details.fields.grade.settings.options;

/** Whether a piece is under warranty. */
export const warrantyLabels = {
  covered: 'Vigente',
  expired: 'Vencida',
  none: 'Sin garantía',
  not_delivered: 'Aún no se entrega',
  other_piece: 'Ese número de serie no se entregó con este pedido',
  returned: 'Ese número de serie ya se devolvió',
} as const;

export type WarrantyStatus = keyof typeof warrantyLabels;

/** How an incidence is settled. */
export const resolutionLabels = {
  credit_note: 'Nota de crédito',
  replacement: 'Reposición',
  repair: 'Reparación y devolución al cliente',
} as const;
