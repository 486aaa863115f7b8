import { Typography } from '@strapi/design-system';
import { Card, formatMoment } from '@mayorista/kernel/panel';
import { formatMoney } from '@mayorista/kernel/panel/records';
import type { Named } from '@mayorista/config/answers';

type Quotation = Named<'QuotationWithVersions'>;

/** What the customer proposed, above what is changed because of it; it stays in sight while a new version is prepared. */
export function CounterOffer({ record }: { readonly record: object }) {
  const { answered_as: kind, answer, target_total: target, answered_at: at, currency, total } = record as Quotation;
  if (kind !== 'countered') return null;
  return (
    <Card title="Contraoferta del cliente">
      <Typography fontWeight="semiBold">{answer}</Typography>
      {target !== null && (
        <Typography>
          {`Propone pagar ${formatMoney(target)} ${currency}. La cotización suma ${formatMoney(total)} ${currency}.`}
        </Typography>
      )}
      <Typography variant="pi" textColor="neutral600">
        {formatMoment(at)}
      </Typography>
    </Card>
  );
}
