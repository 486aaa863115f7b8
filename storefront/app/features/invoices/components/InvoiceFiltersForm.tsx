import { Form } from '@remix-run/react';
import { Search } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { invoiceStates, invoiceTypes, type InvoiceFilters } from '../invoice.view';

const typeTexts = { I: 'invoices.typeI', E: 'invoices.typeE', P: 'invoices.typeP' } as const;
const stateTexts = {
  stamped: 'invoices.stateStamped',
  cancel_requested: 'invoices.stateRequested',
  cancelled: 'invoices.stateCancelled',
} as const;

/** Search and filters, which live in the address. */
export function InvoiceFiltersForm({ filters }: { readonly filters: InvoiceFilters }) {
  const t = useT();
  return (
    <Form
      method="get"
      action="/invoices"
      role="search"
      aria-label={t('invoices.filters')}
      key={JSON.stringify(filters)}
      className="my-3 grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto_auto] sm:items-end"
    >
      <label className="block">
        <span className="mb-1 block text-sm font-medium">{t('invoices.searchLabel')}</span>
        <input type="search" name="q" defaultValue={filters.q} maxLength={120} className="field" />
      </label>
      <label className="block">
        <span className="mb-1 block text-sm font-medium">{t('invoices.type')}</span>
        <select name="type" defaultValue={filters.type} className="field">
          <option value="">{t('invoices.typeAll')}</option>
          {invoiceTypes.map((type) => (
            <option key={type} value={type}>
              {t(typeTexts[type])}
            </option>
          ))}
        </select>
      </label>
      <label className="block">
        <span className="mb-1 block text-sm font-medium">{t('invoices.state')}</span>
        <select name="state" defaultValue={filters.state} className="field">
          <option value="">{t('invoices.stateAll')}</option>
          {invoiceStates.map((state) => (
            <option key={state} value={state}>
              {t(stateTexts[state])}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn btn-primary">
        <Search size={16} aria-hidden /> {t('invoices.search')}
      </button>
    </Form>
  );
}
