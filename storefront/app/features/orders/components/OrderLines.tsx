import { Link } from '@remix-run/react';
import { MoneyText } from '../../../components/ui/Price';
import { ProductImage } from '../../../components/ui/ProductImage';
import { useT } from '../../../i18n/I18nProvider';
import type { OrderView } from '../order.view';

export function OrderLines({ lines }: Pick<OrderView, 'lines'>) {
  const t = useT();
  return (
    <section aria-label={t('cart.lines')} className="panel">
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li
            key={`${line.productId}-${line.grade ?? ''}`}
            className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-3 p-3"
          >
            <span className="size-14 [&>*]:size-full [&>*]:object-contain">
              <ProductImage url={line.image} alt="" look="thumb" />
            </span>
            <div className="min-w-0">
              <Link to={`/products/${line.productId}`} className="line-clamp-2 font-medium leading-tight">
                {line.name}
              </Link>
              <p className="text-xs text-muted">
                {line.model}
                {line.grade === null ? null : (
                  <span className="badge badge-red ml-1">{t('product.refurbishedGrade', { grade: line.grade })}</span>
                )}
              </p>
              <p className="text-sm text-muted tabular">
                {line.quantity} × <MoneyText money={line.unitPrice} />
              </p>
            </div>
            <p className="font-semibold">
              <MoneyText money={line.subtotal} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
