import { Link } from '@remix-run/react';
import { Download } from 'lucide-react';
import { MoneyText } from '../../../components/ui/Price';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatDate } from '../../../lib/format/date';
import { formatMoney } from '../../../lib/format/money';
import type { InvoiceRow } from '../invoice.view';

/** Documents with their downloads; several at once as a zip, without JavaScript too. */
export function InvoiceTable({ invoices }: { readonly invoices: readonly InvoiceRow[] }) {
  const { t } = useI18n();
  return (
    <form method="get" action="/invoice-downloads">
      <div className="panel overflow-x-auto">
        <table className="table">
          <caption className="sr-only">{t('invoices.title')}</caption>
          <thead>
            <tr>
              <th scope="col" className="w-8" aria-hidden />
              <th scope="col">{t('invoices.document')}</th>
              <th scope="col" className="max-md:hidden">
                {t('invoices.order')}
              </th>
              <th scope="col" className="max-sm:hidden">
                {t('invoices.date')}
              </th>
              <th scope="col" className="max-sm:hidden">
                {t('invoices.state')}
              </th>
              <th scope="col" className="!text-right">
                {t('invoices.total')}
              </th>
              <th scope="col" className="max-sm:hidden">
                {t('invoices.files')}
              </th>
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <InvoiceLine key={invoice.id} invoice={invoice} />
            ))}
          </tbody>
        </table>
      </div>
      <button type="submit" className="btn btn-secondary mt-3">
        <Download size={16} aria-hidden /> {t('invoices.downloadSelected')}
      </button>
    </form>
  );
}

function InvoiceLine({ invoice }: { readonly invoice: InvoiceRow }) {
  const { t, tag } = useI18n();
  const { id, number, kind, uuid, status, tone, order, issuedAt } = invoice;
  const badge = <span className={`badge badge-${tone} whitespace-nowrap`}>{status}</span>;
  const date = issuedAt === null ? '' : formatDate(issuedAt, tag);
  return (
    <tr>
      <td className="max-sm:!pr-0">
        <input type="checkbox" name="ids" value={id} aria-label={t('invoices.select', { number })} />
      </td>
      <td>
        <span className="font-semibold whitespace-nowrap">{number}</span>
        <span className="block text-xs text-muted">{kind}</span>
        <span className="block text-2xs break-all text-muted max-lg:hidden">{uuid}</span>
        <span className="mt-1 flex flex-wrap items-center gap-2 text-xs text-muted sm:hidden">
          {badge} {date}
        </span>
        {order === null ? null : (
          <Link to={`/sale-orders/${order.id}`} className="text-sm whitespace-nowrap text-accent md:hidden">
            {order.folio}
          </Link>
        )}
      </td>
      <td className="max-md:hidden">
        {order === null ? null : (
          <Link to={`/sale-orders/${order.id}`} className="whitespace-nowrap text-accent">
            {order.folio}
          </Link>
        )}
      </td>
      <td className="whitespace-nowrap max-sm:hidden">{date}</td>
      <td className="max-sm:hidden">{badge}</td>
      <td className="text-right font-medium">
        <MoneyText money={invoice.total} />
        <Balance invoice={invoice} />
        <Files invoice={invoice} className="mt-2 justify-end sm:hidden" />
      </td>
      <td className="max-sm:hidden">
        <Files invoice={invoice} />
      </td>
    </tr>
  );
}

function Balance({ invoice: { balance, isPaid } }: { readonly invoice: InvoiceRow }) {
  const { t, tag } = useI18n();
  if (isPaid) return <span className="block text-xs text-ok">{t('invoices.paid')}</span>;
  if (balance === null) return null;
  return (
    <span className="block text-xs whitespace-nowrap text-muted">
      {t('invoices.balance', { balance: formatMoney(balance, tag) })}
    </span>
  );
}

interface FilesProps {
  readonly invoice: InvoiceRow;
  readonly className?: string;
}

/** On a phone they stand below the total. */
function Files({ invoice: { id, number }, className = '' }: FilesProps) {
  const { t } = useI18n();
  return (
    <span className={`flex gap-1 ${className}`}>
      <FileLink id={id} file="pdf" label={t('invoices.pdf', { number })} />
      <FileLink id={id} file="xml" label={t('invoices.xml', { number })} />
    </span>
  );
}

interface FileLinkProps {
  readonly id: number;
  readonly file: 'pdf' | 'xml';
  readonly label: string;
}

/** The browser saves the file; a link of the store's own would look for a page. */
function FileLink({ id, file, label }: FileLinkProps) {
  return (
    <a href={`/invoices/${id}/${file}`} aria-label={label} className="btn btn-secondary btn-sm uppercase">
      {file}
    </a>
  );
}
