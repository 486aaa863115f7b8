import { MoneyText } from '../../../components/ui/Price';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatDateTime } from '../../../lib/format/date';
import type { OrderView } from '../order.view';

/** Amounts, how it is paid and picked up, and what happened so far. */
export function OrderSummary({ order }: { readonly order: OrderView }) {
  const { t } = useI18n();
  const amounts = [
    [t('cart.subtotal'), order.subtotal],
    [t('cart.shipping'), order.shipping],
    [t('cart.iva'), order.iva],
  ] as const;
  const payment = order.paymentMethod === 'bank_transfer' ? t('checkout.bank_transfer') : order.paymentMethod;
  const facts = [
    [t('checkout.payBy'), payment],
    [t('orders.reference'), order.paymentReference],
    [t('checkout.pickUpAt'), order.branch],
    [t('orders.exchangeRate'), order.exchangeRate],
  ] as const;
  return (
    <aside aria-label={t('cart.summary')} className="panel divide-y divide-line [&>*]:p-4">
      <dl className="grid gap-2">
        {amounts.map(([label, money]) =>
          money === null ? null : (
            <div key={label} className="flex justify-between">
              <dt className="text-muted">{label}</dt>
              <dd>
                <MoneyText money={money} />
              </dd>
            </div>
          ),
        )}
        <div className="flex justify-between border-t border-line pt-2 text-lg font-bold text-ink">
          <dt>{t('cart.total')}</dt>
          <dd>
            <MoneyText money={order.total} />
          </dd>
        </div>
      </dl>
      <dl className="grid gap-2">
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="font-medium tabular">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {order.history.length === 0 ? null : <History history={order.history} />}
    </aside>
  );
}

function History({ history }: Pick<OrderView, 'history'>) {
  const { t, tag } = useI18n();
  return (
    <div>
      <h2 className="mb-2 text-sm">{t('orders.history')}</h2>
      <ol className="grid gap-2">
        {history.map(({ at, label }) => (
          <li key={at + label} className="flex justify-between gap-3 text-sm">
            <span className="font-medium">{label}</span>
            <time dateTime={at} className="text-muted tabular">
              {formatDateTime(at, tag)}
            </time>
          </li>
        ))}
      </ol>
    </div>
  );
}
