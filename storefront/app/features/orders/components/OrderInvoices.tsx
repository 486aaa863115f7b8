import { MoneyText } from '../../../components/ui/Price';
import { useT } from '../../../i18n/I18nProvider';
import type { OrderInvoiceView } from '../after-order.view';

/** The documents that were issued for an order. */
export function OrderInvoices({ invoices }: { readonly invoices: readonly OrderInvoiceView[] }) {
  const t = useT();
  if (invoices.length === 0) return null;
  return (
    <section aria-labelledby="order-invoices" className="panel">
      <h2 id="order-invoices" className="border-b border-line px-4 py-3 text-md">
        {t('invoices.title')}
      </h2>
      <ul className="divide-y divide-line">
        {invoices.map(({ id, number, kind, status, isCancelled, total }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
            <span className="font-medium">{number}</span>
            <span className="text-sm text-muted">{kind}</span>
            <span className={`badge badge-${isCancelled ? 'red' : 'green'}`}>{status}</span>
            <span className="ml-auto flex items-center gap-2">
              <MoneyText money={total} />
              {(['pdf', 'xml'] as const).map((file) => (
                <a
                  key={file}
                  href={`/invoices/${id}/${file}`}
                  aria-label={t(`invoices.${file}`, { number })}
                  className="btn btn-secondary btn-sm uppercase"
                >
                  {file}
                </a>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
