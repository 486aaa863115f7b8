import { Link } from '@remix-run/react';
import { MoneyText } from '../../../components/ui/Price';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatDate } from '../../../lib/format/date';
import { useOrdersTitle } from '../orders-title';
import type { OrderRow } from '../order.view';

export function OrderTable({ orders }: { readonly orders: readonly OrderRow[] }) {
  const { t, tag } = useI18n();
  return (
    <div className="panel overflow-x-auto">
      <table className="table">
        <caption className="sr-only">{useOrdersTitle()}</caption>
        <thead>
          <tr>
            <th scope="col">{t('orders.folio')}</th>
            <th scope="col" className="max-sm:hidden">
              {t('orders.date')}
            </th>
            <th scope="col" className="max-md:hidden">
              {t('orderPage.buyer')}
            </th>
            <th scope="col" className="max-sm:hidden">
              {t('orders.status')}
            </th>
            <th scope="col" className="!text-right">
              {t('cart.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, folio, placedAt, status, tone, total, shownTotal, buyer, company }) => (
            <tr key={id}>
              <td>
                <Link to={`/sale-orders/${id}`} className="font-semibold whitespace-nowrap text-accent">
                  {folio}
                </Link>
                <span className="mt-1 flex flex-wrap items-center gap-2 text-xs text-muted sm:hidden">
                  <span className={`badge badge-${tone}`}>{status}</span> {formatDate(placedAt, tag)}
                </span>
              </td>
              <td className="whitespace-nowrap max-sm:hidden">{formatDate(placedAt, tag)}</td>
              <td className="max-md:hidden">
                {buyer}
                <span className="block text-xs text-muted">{company}</span>
              </td>
              <td className="max-sm:hidden">
                <span className={`badge badge-${tone}`}>{status}</span>
              </td>
              <td className="text-right font-medium">
                <MoneyText money={total} />
                {shownTotal === null ? null : (
                  <span className="block text-xs font-normal text-muted">
                    {t('orders.shownTo', { name: t('orders.theBuyer') })}: <MoneyText money={shownTotal} />
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
