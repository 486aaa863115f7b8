import { MoneyText } from '../../../components/ui/Price';
import { useT } from '../../../i18n/I18nProvider';
import type { PlacedView } from '../placed.view';

/** What the order comes to, and where it goes. */
export function PlacedSummary({ order }: { readonly order: PlacedView }) {
  const t = useT();
  const amounts = [
    [t('cart.subtotal'), order.subtotal],
    [t('cart.shipping'), order.shipping],
    [t('cart.iva'), order.iva],
  ] as const;
  return (
    <aside aria-label={t('cart.summary')} className="panel divide-y divide-line [&>*]:p-4">
      <dl className="grid gap-2">
        {amounts.map(([label, money]) => (
          <div key={label} className="flex justify-between">
            <dt className="text-muted">{label}</dt>
            <dd>
              <MoneyText money={money} />
            </dd>
          </div>
        ))}
        <div className="flex justify-between border-t border-line pt-2 text-lg font-bold text-ink">
          <dt>{t('cart.total')}</dt>
          <dd>
            <MoneyText money={order.total} />
          </dd>
        </div>
      </dl>
      <div className="grid gap-1">
        <h2 className="text-sm text-muted">{t('purchase.chosenDelivery')}</h2>
        <p className="font-medium">{order.delivery}</p>
        {order.place === null ? null : <p className="text-sm">{order.place}</p>}
        {order.receiver === null ? null : <p className="text-sm text-muted">{order.receiver}</p>}
      </div>
    </aside>
  );
}
