import { Form, useNavigation, useSubmit } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { useStore } from '../../../lib/hooks/use-store';
import type { OrderTypeOption } from '../../checkout';

interface ToolsProps {
  readonly orderTypes: readonly OrderTypeOption[];
}

/** What holds for the whole order: its currency, and its type where there is a choice. */
export function CartTools({ orderTypes }: ToolsProps) {
  return (
    <div className="panel flex flex-wrap items-start gap-x-10 gap-y-3 px-4 py-3">
      <CurrencyLine />
      {orderTypes.length > 1 ? <OrderType orderTypes={orderTypes} /> : null}
    </div>
  );
}

/** The currency of the cart, with the other one beside it: payment and shipping are chosen again after a change. */
function CurrencyLine() {
  const t = useT();
  const { currency } = useStore();
  const other = currency === 'USD' ? 'MXN' : 'USD';
  return (
    <Form
      method="post"
      action={`/store-currency?${new URLSearchParams({ to: other, redirectTo: '/carts' })}`}
      className="flex max-w-md flex-wrap items-center gap-2 text-sm"
    >
      <CsrfField />
      <span>
        <span className="text-muted">{t('purchase.cartCurrency')}</span> <strong>{t(`currency.${currency}`)}</strong>
      </span>
      <button type="submit" className="btn btn-secondary btn-sm">
        {t('purchase.cartCurrencyTo', { currency: other })}
      </button>
      <span className="basis-full text-xs text-muted">{t('currency.reenterNote')}</span>
    </Form>
  );
}

function OrderType({ orderTypes }: ToolsProps) {
  const t = useT();
  const submit = useSubmit();
  const isSending = useNavigation().formMethod === 'POST';
  const chosen = orderTypes.find(({ isChosen }) => isChosen);
  const closed = orderTypes.filter(({ isAvailable }) => !isAvailable);
  return (
    <Form
      data-unkept
      method="post"
      action="/carts"
      className="text-sm"
      onChange={({ currentTarget }) => submit(currentTarget, { preventScrollReset: true })}
    >
      <CsrfField />
      <input type="hidden" name="intent" value="choose-order-type" />
      <label className="flex flex-wrap items-center gap-2">
        <span className="text-muted">{t('purchase.cartOrderType')}</span>
        <select key={chosen?.id} name="sale_order_type_id" defaultValue={chosen?.id} className="field w-auto">
          {orderTypes.map(({ id, name, isAvailable }) => (
            <option key={id} value={id} disabled={!isAvailable}>
              {name}
            </option>
          ))}
        </select>
        <noscript>
          <SubmitButton variant="secondary" size="sm" isBusy={isSending}>
            {t('purchase.cartOrderTypeChange')}
          </SubmitButton>
        </noscript>
      </label>
      {closed.map(({ id, name }) => (
        <p key={id} className="mt-1 max-w-80 text-xs text-muted">
          {t('purchase.cartOrderTypeClosed', { name })}
        </p>
      ))}
    </Form>
  );
}
