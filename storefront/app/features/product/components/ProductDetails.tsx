import { useT } from '../../../i18n/I18nProvider';
import { StageBadge } from '../../product-card';
import type { ProductView } from '../product.view';

/** Name, what identifies it, description. */
export function ProductDetails({ view }: { readonly view: ProductView }) {
  const t = useT();
  const { card } = view;
  const facts = [
    [t('product.brand'), card.brand],
    [t('product.model'), card.model],
    [t('product.providerModel'), card.providerModel],
    [t('product.guarantee'), view.guarantee],
    [t('product.satKey'), view.satKey],
  ] as const;
  return (
    <section aria-label={t('product.details')} className="min-w-0">
      <StageBadge stage={card.stage} />
      <h1 className="mt-1 text-2xl leading-tight">{card.name}</h1>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
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
