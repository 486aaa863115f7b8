import { defineMachine } from '@mayorista/kernel';

export type DiscountStatus = 'pending' | 'authorised' | 'rejected';

/** A special discount counts once somebody who may authorise it has; a changed one must be authorised again. */
export const specialDiscountMachine = defineMachine<DiscountStatus, null>({
  name: 'special-brand-discount',
  field: 'status',
  initial: 'pending',
  final: [],
  labels: { pending: 'Por autorizar', authorised: 'Autorizado', rejected: 'Rechazado' },
  transitions: {
    pending: [
      { to: 'authorised', needs: 'special-brand-discounts.authorise', label: 'Autorizar' },
      { to: 'rejected', needs: 'special-brand-discounts.authorise', label: 'Rechazar' },
    ],
    authorised: [
      { to: 'rejected', needs: 'special-brand-discounts.authorise', label: 'Retirar' },
      { to: 'pending', label: 'Cambiar' },
    ],
    rejected: [
      { to: 'authorised', needs: 'special-brand-discounts.authorise', label: 'Autorizar' },
      { to: 'pending', label: 'Cambiar' },
    ],
  },
});
