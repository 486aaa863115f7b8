import { MoneyText } from '../../../components/ui/Price';
import { useT } from '../../../i18n/I18nProvider';
import { AddToCart } from '../../product-card';
import type { ProductView } from '../product.view';

interface GradeRowProps {
  readonly grades: readonly string[];
  readonly view: ProductView;
}

/** Below the branches: what a piece of each condition grade costs, and the button that adds one. */
export function GradeRow({ grades, view: { card, grades: offers } }: GradeRowProps) {
  const t = useT();
  if (offers.length === 0) return null;
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('product.unitPrice')}</th>
        <td />
        {grades.map((grade) => {
          const sold = offers.filter((offer) => offer.grade === grade);
          const most = sold.reduce((sum, { pieces }) => sum + pieces, 0);
          return (
            <td key={grade} className="text-right align-top [&_.card-buy]:flex-col [&_.quantity]:w-full">
              {sold[0] === undefined ? null : (
                <>
                  <span className="mb-1 block font-medium">
                    <MoneyText money={sold[0].price} />
                  </span>
                  {card.offer?.canBuy ? (
                    <AddToCart productId={card.id} name={card.name} look="row" refurbished={{ grade, most }} />
                  ) : null}
                </>
              )}
            </td>
          );
        })}
        <td colSpan={2} />
      </tr>
    </tfoot>
  );
}
