import type { PaymentMethod } from '../../api/contract';
import type { TextKey } from '../../i18n/translate';

/** The store's own words for a way to pay, where the platform gives none. */
export const methodText = {
  bank_transfer: 'purchase.bank_transfer',
  credit: 'purchase.credit',
  wallet: 'purchase.wallet',
  cash: 'purchase.cash',
} as const satisfies Record<PaymentMethod, TextKey>;
