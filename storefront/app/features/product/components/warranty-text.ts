import type { Translate } from '../../../i18n/translate';

/** Says how long a piece is covered. */
export const warrantyText = (t: Translate, months: number): string =>
  months === 0 ? t('product.noWarranty') : t.count('product.months', months);
