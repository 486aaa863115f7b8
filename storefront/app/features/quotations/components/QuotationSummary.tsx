import { Link } from '@remix-run/react';
import { Facts } from '../../../components/ui/Facts';
import { MoneyText } from '../../../components/ui/Price';
import { Steps } from '../../../components/ui/Steps';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatDay } from '../../../lib/format/date';
import { formatMoney } from '../../../lib/format/money';
import type { QuotationView } from '../quotation.view';

/** Amounts, what is held and until when, and what happened so far. */
export function QuotationSummary({ quotation }: { readonly quotation: QuotationView }) {
  const { t, tag } = useI18n();
  const { subtotal, iva, total, validTo, exchangeRate, contactName, contactEmail, note, answer, target, order } =
    quotation;
  return (
    <aside aria-label={t('cart.summary')} className="panel divide-y divide-line [&>*]:p-4">
      <dl className="grid gap-2">
        {(
          [
            [t('cart.subtotal'), subtotal],
            [t('cart.iva'), iva],
          ] as const
        ).map(([label, money]) => (
          <div key={label} className="flex justify-between">
            <dt className="text-muted">{label}</dt>
            <dd>
              <MoneyText money={money} />
            </dd>
          </div>
        ))}
        <div className="flex justify-between border-t border-line pt-2 text-lg font-bold text-ink">
          <dt>{t('cart.total')}</dt>
          <dd>
            <MoneyText money={total} />
          </dd>
        </div>
      </dl>
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
