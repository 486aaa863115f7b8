import { Link } from '@remix-run/react';
import { MoneyText } from '../../../components/ui/Price';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatDay } from '../../../lib/format/date';
import type { QuotationRow } from '../quotation.view';
import { StatusBadge } from './StatusBadge';

export function QuotationTable({ quotations }: { readonly quotations: readonly QuotationRow[] }) {
  const { t, tag } = useI18n();
  return (
    <div className="panel overflow-x-auto">
      <table className="table">
        <caption className="sr-only">{t('quotations.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('quotations.folio')}</th>
            <th scope="col" className="max-sm:hidden">
              {t('quotations.note')}
            </th>
            <th scope="col" className="max-md:hidden">
              {t('quotations.validTo')}
            </th>
            <th scope="col" className="max-sm:hidden">
              {t('quotations.status')}
            </th>
            <th scope="col" className="!text-right">
              {t('quotations.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {quotations.map((quotation) => {
            const { id, folio, version, validTo, total, note, company } = quotation;
            const day = validTo === null ? '' : formatDay(validTo, tag);
            return (
              <tr key={id}>
                <td>
                  <Link to={`/quotations/${id}`} className="font-semibold whitespace-nowrap text-accent">
                    {folio}
                  </Link>
                  <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
                    <span className="sm:hidden">
                      <StatusBadge quotation={quotation} />
                    </span>
                    {version > 1 ? t('quotations.versionNumber', { number: version }) : null}
                    <span className="md:hidden">{day}</span>
                  </span>
                </td>
                <td className="max-sm:hidden">
                  <span className="line-clamp-1">{note}</span>
                  <span className="block text-xs text-muted">{company}</span>
                </td>
                <td className="whitespace-nowrap max-md:hidden">{day}</td>
                <td className="max-sm:hidden">
                  <StatusBadge quotation={quotation} />
                </td>
                <td className="text-right font-medium">
                  <MoneyText money={total} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
