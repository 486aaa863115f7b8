import { Amounts } from '../../../components/ui/Amounts';
import { useT } from '../../../i18n/I18nProvider';
import type { PlacedView } from '../placed.view';

/** What the order comes to, and where it goes. */
export function PlacedSummary({ order }: { readonly order: PlacedView }) {
  const t = useT();
  return (
    <aside aria-label={t('cart.summary')} className="panel divide-y divide-line [&>*]:p-4">
      <Amounts of={order} />
      <div className="grid gap-1">
        <h2 className="text-sm text-muted">{t('purchase.chosenDelivery')}</h2>
        <p className="font-medium">{order.delivery}</p>
        {order.place === null ? null : <p className="text-sm">{order.place}</p>}
        {order.receiver === null ? null : <p className="text-sm text-muted">{order.receiver}</p>}
      </div>
    </aside>
  );
}
