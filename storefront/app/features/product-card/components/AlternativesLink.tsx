import { useT } from '../../../i18n/I18nProvider';
import { askAboutCart } from '../../../lib/hooks/cart-questions';

/** Shows what can be delivered at once instead of a product that the buyer's branch has not. */
export function AlternativesLink({ productId, name }: { readonly productId: number; readonly name: string }) {
  const t = useT();
  return (
    <button
      type="button"
      className="card-above needs-script text-xs font-medium text-accent hover:underline"
      aria-label={t('cart.seeAlternativesOf', { name })}
      onClick={() => askAboutCart({ kind: 'alternatives', productId, name, shortage: null })}
    >
      {t('cart.seeAlternatives')}
    </button>
  );
}
