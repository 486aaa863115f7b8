import { PaidByCompany } from '../../../components/order/PaidByCompany';
import { Amounts } from '../../../components/ui/Amounts';
import { MoneyText } from '../../../components/ui/Price';
import { Facts } from '../../../components/ui/Facts';
import { Steps } from '../../../components/ui/Steps';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatDay } from '../../../lib/format/date';
import type { OrderView } from '../order.view';

/** Amounts, how it is paid and delivered, and what happened so far. */
export function OrderSummary({ order }: { readonly order: OrderView }) {
  const { t } = useI18n();
  const { method, place, receiver, address } = order.delivery;
  return (
    <aside aria-label={t('cart.summary')} className="panel divide-y divide-line [&>*]:p-4">
      <Amounts of={{ ...order, shown: shownOf(order, t) }} />
      {order.isPaidByCompany ? <PaidByCompany /> : null}
      <Payments payments={order.payments} />
      <Facts
        facts={[
          [t('orders.reference'), order.paymentReference],
          [t('orderPage.delivery'), [method, place].filter(Boolean).join(' · ')],
          [t('orderPage.receiver'), receiver],
          [t('orderPage.address'), address],
          [t('orderPage.purchaseOrder'), order.purchaseOrder],
          [t('orderPage.comments'), order.comments],
          [t('orders.exchangeRate'), order.exchangeRate],
          [t('orderPage.buyer'), [order.buyer, order.company].filter(Boolean).join(' · ')],
        ]}
      />
      {order.history.length === 0 ? null : (
        <div>
          <h2 className="mb-3 text-sm">{t('orders.history')}</h2>
          <Steps steps={order.history} />
        </div>
      )}
    </aside>
  );
}

/** What the secondary user who ordered is shown, said to who sees what is charged. */
const shownOf = ({ shownTotal, buyer }: OrderView, t: ReturnType<typeof useI18n>['t']) =>
  shownTotal === null ? null : { to: t('orders.shownTo', { name: buyer ?? t('orders.theBuyer') }), total: shownTotal };

function Payments({ payments }: Pick<OrderView, 'payments'>) {
  const { t, tag } = useI18n();
  if (payments.length === 0) return null;
  return (
    <div>
      <h2 className="mb-2 text-sm">{t('orderPage.payments')}</h2>
      <ul className="grid gap-2">
        {payments.map(({ id, method, amount, status, tone, dueOn }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3">
            <span>
              {method}{' '}
              {dueOn === null ? null : (
                <span className="block text-xs text-muted">
                  {t('orderPage.dueOn', { day: formatDay(dueOn.slice(0, 10), tag) })}
                </span>
              )}
            </span>
            <span className="ml-auto flex items-center gap-2">
              <span className={`badge badge-${tone}`}>{status}</span>
              <MoneyText money={amount} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
