import { Disclosed } from '../../../components/ui/Disclosed';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatDateTime, formatDay } from '../../../lib/format/date';
import { formatMoney } from '../../../lib/format/money';
import { pdfAddress, type QuotationView } from '../quotation.view';
import { PdfLink } from './PdfLink';
import { QuotedLines } from './QuotedLines';

/** Versions as they were sent; nothing changes what they say. */
export function Versions({ quotation: { id, versions } }: { readonly quotation: QuotationView }) {
  const { t, tag } = useI18n();
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="versions" className="grid gap-2">
      <h2 id="versions" className="text-md">
        {t('quotations.versions')}
      </h2>
      {versions.map(({ number, sentAt, sentBy, validTo, exchangeRate, total, companyTotal, note, lines }) => (
        <Disclosed
          key={number}
          title={`${t('quotations.versionNumber', { number })} · ${formatDateTime(sentAt, tag)} · ${formatMoney(total, tag)}`}
        >
          <p className="text-sm text-muted">
            {[
              sentBy === null ? null : t('quotations.sentBy', { name: sentBy }),
              t('quotations.heldUntil', { day: formatDay(validTo, tag) }),
              exchangeRate === null ? null : t('quotations.rateHeld', { rate: exchangeRate }),
              companyTotal === null ? null : t('quotations.companyPays', { amount: formatMoney(companyTotal, tag) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {note === null ? null : <p className="mt-1 whitespace-pre-line">{note}</p>}
          <div className="-mx-4 mt-2">
            <QuotedLines lines={lines} />
          </div>
          <PdfLink href={pdfAddress(id, { version: number })} className="btn btn-secondary btn-sm mt-2">
            {t('quotations.versionPdf', { number })}
          </PdfLink>
        </Disclosed>
      ))}
    </section>
  );
}
