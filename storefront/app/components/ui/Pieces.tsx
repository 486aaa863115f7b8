import { useT } from '../../i18n/I18nProvider';

/** How many pieces there are of a product, or that there are none. */
export function Pieces({ count }: { readonly count: number }) {
  const t = useT();
  return (
    <span className={`block text-xs font-medium tabular ${count > 0 ? 'text-ok' : 'text-bad'}`}>
      {count > 0 ? t.count('product.pieces', count) : t('product.outOfStock')}
    </span>
  );
}
