import { Link } from '@remix-run/react';
import { Amounts } from '../../../components/ui/Amounts';
import { Facts } from '../../../components/ui/Facts';
import { Steps } from '../../../components/ui/Steps';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatDay } from '../../../lib/format/date';
import { formatMoney } from '../../../lib/format/money';
import type { QuotationView } from '../quotation.view';

/** Amounts, what is held and until when, and what happened so far. */
export function QuotationSummary({ quotation }: { readonly quotation: QuotationView }) {
  const { t, tag } = useI18n();
  const { validTo, exchangeRate, contactName, contactEmail, note, answer, target, order } = quotation;
  return (
    <aside aria-label={t('cart.summary')} className="panel divide-y divide-line [&>*]:p-4">
      <Amounts of={quotation} />
      <Facts
        facts={[
          [
            t('quotations.validTo'),
            validTo === null ? null : t('quotations.untilEnd', { day: formatDay(validTo, tag) }),
          ],
          [
            t('quotations.exchangeRate'),
            exchangeRate === null ? null : t('quotations.rateHeld', { rate: exchangeRate }),
          ],
          [t('quotations.contactName'), [contactName, contactEmail].filter(Boolean).join(' · ')],
          [t('quotations.note'), quotation.isEditable ? null : note],
          [t('quotations.answer'), answer],
          [t('quotations.targetTotal'), target === null ? null : formatMoney(target, tag)],
          [
            t('quotations.order'),
            order === null ? null : (
              <Link to={`/sale-orders/${order.id}`} className="text-accent">
                {order.folio}
              </Link>
            ),
          ],
        ]}
      />
      <div>
        <h2 className="mb-3 text-sm">{t('orders.history')}</h2>
        <Steps steps={quotation.steps.map(({ at, label }) => ({ at, label: t(`quotations.step_${label}`) }))} />
      </div>
    </aside>
  );
}
