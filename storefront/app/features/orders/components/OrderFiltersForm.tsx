import { Form } from '@remix-run/react';
import { Search } from 'lucide-react';
import { Field } from '../../../components/ui/Field';
import { useT } from '../../../i18n/I18nProvider';
import { currencies, orderStates, type OrderFilters } from '../order-filters';

/** Search and filters, which live in the address. */
export function OrderFiltersForm({ filters }: { readonly filters: OrderFilters }) {
  const t = useT();
  return (
    <Form
      method="get"
      action="/sale-orders"
      role="search"
      aria-label={t('orderPage.filters')}
      key={JSON.stringify(filters)}
      className="my-3 grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_170px_130px_150px_150px_auto]"
    >
      <Field label={t('orderPage.searchLabel')} className="max-lg:col-span-2">
        <input type="search" name="q" defaultValue={filters.q} maxLength={120} />
      </Field>
      <Field label={t('orders.status')}>
        <select name="status" defaultValue={filters.status}>
          <option value="">{t('orderPage.all')}</option>
          {orderStates.map((state) => (
            <option key={state} value={state}>
              {t(`orderPage.state_${state}`)}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t('orderPage.currency')}>
        <select name="currency" defaultValue={filters.currency}>
          <option value="">{t('orderPage.all')}</option>
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </select>
      </Field>
      <Field label={t('orderPage.from')}>
        <input type="date" name="from" defaultValue={filters.from} />
      </Field>
      <Field label={t('orderPage.to')}>
        <input type="date" name="to" defaultValue={filters.to} />
      </Field>
      <button type="submit" className="btn btn-primary max-lg:col-span-2">
        <Search size={16} aria-hidden /> {t('orderPage.search')}
      </button>
    </Form>
  );
}
