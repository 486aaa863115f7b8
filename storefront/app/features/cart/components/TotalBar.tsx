import { MoneyText } from '../../../components/ui/Price';
import { useT } from '../../../i18n/I18nProvider';
import type { CartView } from '../cart.view';

/** The total of a long cart, which a phone shows below hundreds of lines, and the way to its summary. */
export function TotalBar({ cart: { total } }: { readonly cart: CartView }) {
  const t = useT();
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-4 flex items-center justify-between gap-3 border-t border-line bg-surface px-4 py-3 lg:hidden">
      <p className="font-bold">
        {t('cart.total')} <MoneyText money={total} />
      </p>
      <a href="#resumen" className="btn btn-secondary">
        {t('purchase.toSummary')}
      </a>
    </div>
  );
}
