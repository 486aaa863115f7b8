import { useSearchParams } from '@remix-run/react';
import { MoneyText } from '../../../components/ui/Price';
import { ScrollTable } from '../../../components/ui/ScrollTable';
import { useT } from '../../../i18n/I18nProvider';
import { AddToCart } from '../../product-card';
import type { ProductView } from '../product.view';

/** Refurbished pieces: each condition grade in each branch with its price. Links of such pieces name their grade (`auction`). */
export function Grades({ view: { grades, card } }: { readonly view: ProductView }) {
  const t = useT();
  const [params] = useSearchParams();
  if (grades.length === 0) return null;
  const asked = params.get('auction');
  const canBuy = card.offer?.canBuy === true;
  return (
    <section id="remate" aria-label={t('product.refurbished')} className="panel mt-4 p-4">
      <h2 className="text-lg text-bad">{t('product.refurbished')}</h2>
      <p className="mb-2 text-sm text-muted">{t('product.refurbishedNote')}</p>
      <ScrollTable label={t('product.refurbished')}>
        <table className="table text-sm">
          <thead>
            <tr>
              <th scope="col">{t('product.condition')}</th>
              <th scope="col">{t('product.guarantee')}</th>
              <th scope="col">{t('product.branch')}</th>
              <th scope="col" className="!text-right">
                {t('product.piecesColumn')}
              </th>
              <th scope="col" className="!text-right">
                {t('product.unitPrice')}
              </th>
              {canBuy ? (
                <th scope="col">
                  <span className="sr-only">{t('product.purchase')}</span>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {grades.map((offer) => (
              <tr key={offer.key} className={offer.grade === asked ? 'bg-accent-soft' : undefined}>
                <td>
                  <span className="font-medium">{offer.name}</span>
                  {offer.description === null ? null : (
                    <small className="hidden max-w-prose text-muted md:block">{offer.description}</small>
                  )}
                </td>
                <td>{offer.warranty ?? '–'}</td>
                <td>{offer.branch}</td>
                <td className="text-right tabular">{offer.pieces}</td>
                <td className="text-right font-medium">
                  <MoneyText money={offer.price} />
                </td>
                {canBuy ? (
                  <td className="w-56">
                    <AddToCart
                      productId={card.id}
                      name={card.name}
                      look="row"
                      refurbished={{ grade: offer.grade, most: offer.pieces }}
                    />
                  </td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </section>
  );
}
