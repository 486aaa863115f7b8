import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { LongList } from '../../../components/ui/LongList';
import { MoneyText } from '../../../components/ui/Price';
import { ProductImage } from '../../../components/ui/ProductImage';
import { useT } from '../../../i18n/I18nProvider';
import type { OrderLine } from '../order.view';

interface LineProps {
  readonly line: OrderLine;
  /** Said instead of what it cost: it was canceled or exchanged. */
  readonly gone?: string | null;
  /** Pieces of it that left. */
  readonly shipped?: number;
  /** What may be done with it. */
  readonly children?: ReactNode;
}

/** One product of an order. */
export function LineItem({ line, gone = null, shipped = 0, children = null }: LineProps) {
  const t = useT();
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-3 p-3">
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
          {line.shownPrice === null ? null : (
            <span className="block text-xs">
              {t('orders.shownTo', { name: t('orders.theBuyer') })}: <MoneyText money={line.shownPrice} />
            </span>
          )}
        </p>
        {shipped === 0 ? null : (
          <p className="text-xs font-medium text-ok">{t('orderPage.shipped', { shipped, quantity: line.quantity })}</p>
        )}
      </div>
      {gone === null ? (
        <p className="font-semibold">
          <MoneyText money={line.subtotal} />
        </p>
      ) : (
        <p className="badge badge-gray">{gone}</p>
      )}
      {children === null ? null : <div className="col-span-3">{children}</div>}
    </li>
  );
}

export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const t = useT();
  return (
    <section aria-label={t('cart.lines')} className="panel">
      <LongList moreLabel={(count) => t('orderPage.moreLines', { count })}>
        {lines.map((line) => (
          <LineItem key={`${line.productId}-${line.grade ?? ''}`} line={line} />
        ))}
      </LongList>
    </section>
  );
}
