import { Form, Link } from '@remix-run/react';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { MoneyText } from '../../../components/ui/Price';
import { useI18n, useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { formatDateTime } from '../../../lib/format/date';
import type { ApprovalView } from '../spending.view';

interface Props {
  readonly waiting: readonly ApprovalView[];
  readonly decided: readonly ApprovalView[];
  readonly isOwner: boolean;
  readonly isBusy: boolean;
}

/** Orders above a limit: those that wait with what can be done about them, and the last ones that were decided. */
export function Approvals({ waiting, decided, isOwner, isBusy }: Props) {
  const t = useT();
  return (
    <section className="grid gap-3" aria-labelledby="waiting">
      <h2 id="waiting" className="text-xl">
        {t(isOwner ? 'spending.waiting' : 'spending.waitsTitle')}
      </h2>
      {waiting.length === 0 ? <p className="panel p-4 text-muted">{t('spending.nothingWaits')}</p> : null}
      <ul className="grid gap-3">
        {waiting.map((order) => (
          <li key={order.id} className="panel grid gap-3 p-4 lg:grid-cols-[minmax(0,1fr)_minmax(300px,420px)]">
            <Waiting order={order} />
            {order.mayDecide ? <Decide order={order} isBusy={isBusy} /> : null}
          </li>
        ))}
      </ul>
      {decided.length === 0 ? null : <Decided orders={decided} />}
    </section>
  );
}

function Waiting({ order }: { readonly order: ApprovalView }) {
  const { t, tag } = useI18n();
  return (
    <div className="grid content-start gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link to={`/sale-orders/${order.id}`} className="font-semibold text-accent">
          {order.folio}
        </Link>
        <span className="text-lg font-semibold">
          <MoneyText money={order.total} />
        </span>
      </p>
      {order.shownTotal === null ? null : (
        <p className="text-sm text-muted">
          {t('orders.shownTo', { name: order.buyer ?? t('orders.theBuyer') })}: <MoneyText money={order.shownTotal} />
        </p>
      )}
      <p className="text-sm text-muted">
        {[order.buyer === null ? null : t('spending.by', { name: order.buyer }), formatDateTime(order.placedAt, tag)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ul className="list-disc pl-5">
        {order.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="text-sm">
        <span className={`badge rounded-lg ${order.isOver ? 'badge-red' : 'badge-yellow'}`}>
          {order.isOver ? t('spending.over') : t('spending.heldUntil', { until: formatDateTime(order.expiresAt, tag) })}
        </span>
      </p>
      {order.approver === null ? null : (
        <p className="text-sm text-muted">{t('spending.approver', { name: order.approver })}</p>
      )}
    </div>
  );
}

function Decide({ order, isBusy }: { readonly order: ApprovalView; readonly isBusy: boolean }) {
  const t = useT();
  return (
    <div className="grid content-start gap-3">
      <Form method="post" className="grid">
        <CsrfField />
        <input type="hidden" name="intent" value="approve" />
        <input type="hidden" name="order_id" value={order.id} />
        <SubmitButton isBusy={isBusy}>
          <span className="sr-only">{t('spending.approveNamed', { folio: order.folio })}</span>
          <span aria-hidden>{t('spending.approve')}</span>
        </SubmitButton>
      </Form>
      <Form method="post" className="flex flex-wrap items-end gap-2">
        <CsrfField />
        <input type="hidden" name="intent" value="refuse" />
        <input type="hidden" name="order_id" value={order.id} />
        <label className="grid min-w-40 flex-1 gap-1 text-sm">
          {t('spending.reason')}
          <input name="reason" required maxLength={500} className="field" />
        </label>
        <SubmitButton isBusy={isBusy} variant="outline-danger">
          <span className="sr-only">{t('spending.refuseNamed', { folio: order.folio })}</span>
          <span aria-hidden>{t('spending.refuse')}</span>
        </SubmitButton>
      </Form>
    </div>
  );
}

function Decided({ orders }: { readonly orders: readonly ApprovalView[] }) {
  const t = useT();
  return (
    <details className="panel p-4">
      <summary className="cursor-pointer font-semibold">{t('spending.decided')}</summary>
      <ul className="grid gap-2 pt-3">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link to={`/sale-orders/${order.id}`} className="text-accent">
              {order.folio}
            </Link>
            <span className="text-sm text-muted">
              {[order.buyer, order.decidedBy === null ? null : t('spending.decidedBy', { name: order.decidedBy })]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span>{order.status}</span>
            <MoneyText money={order.total} />
          </li>
        ))}
      </ul>
    </details>
  );
}
