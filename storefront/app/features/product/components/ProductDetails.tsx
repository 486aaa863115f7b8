import { useT } from '../../../i18n/I18nProvider';
import { warrantyText } from './warranty-text';
import type { ProductView } from '../product.view';

/** What identifies the product, and its description. */
export function ProductDetails({ view }: { readonly view: ProductView }) {
  const t = useT();
  const { card } = view;
  const facts = [
    [t('product.brand'), card.brand],
    [t('product.model'), card.model],
    [t('product.providerModel'), card.providerModel],
    [t('product.guarantee'), warrantyText(t, view.guaranteeMonths)],
    [t('product.satKey'), view.satKey],
  ] as const;
  return (
    <section aria-label={t('product.details')} className="product-text min-w-0">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {view.description === null ? null : (
        <div className="mt-5 border-t border-line pt-4">
          <h2 className="mb-1 text-md">{t('product.description')}</h2>
          <p className="max-w-prose whitespace-pre-line leading-relaxed">{view.description}</p>
        </div>
      )}
    </section>
  );
}
