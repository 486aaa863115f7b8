import { Flex, Link, Typography } from '@strapi/design-system';
import type { Order } from '../../orders/order';
import { formatAmount, formatRate } from '../../orders/format';
import { deliveryText, paymentText } from '../../orders/terms';
import { Card, Fact, RecordLink } from '@mayorista/kernel/panel';
import { uids } from '../../uids';

interface Props {
  readonly order: Order;
}

/** Who buys, as they are today; by their names of then where they are gone. */
export function BuyerCard({ order }: Props) {
  return (
    <Card title="Comprador">
      <Company order={order} />
      <Person order={order} />
    </Card>
  );
}

function Company({ order: { company, company_name } }: Props) {
  if (company === null) return <Typography fontWeight="semiBold">{company_name ?? 'Sin empresa'}</Typography>;
  const facts = [
    company.rfc === null ? null : `RFC ${company.rfc}`,
    company.price_level === null ? null : `Nivel de precio ${company.price_level}`,
  ].filter((fact) => fact !== null);
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <RecordLink uid={uids.company} id={company.id}>
        {company.business_name}
      </RecordLink>
      <Typography variant="pi" textColor="neutral600">
        {facts.join(' · ')}
      </Typography>
    </Flex>
  );
}

function Person({ order: { buyer, buyer_name } }: Props) {
  if (buyer === null) return <Typography>{buyer_name ?? '—'}</Typography>;
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <RecordLink uid={uids.user} id={buyer.id}>
        {buyer.name}
      </RecordLink>
      <Link href={`mailto:${buyer.email}`}>{buyer.email}</Link>
    </Flex>
  );
}

export function DeliveryCard({ order: { branch, delivery, delivery_type, shipping_cost, currency } }: Props) {
  const { address } = delivery;
  return (
    <Card title="Entrega">
      <Flex direction="column" alignItems="flex-start" gap={1}>
        <Typography fontWeight="semiBold">{deliveryText(delivery_type)}</Typography>
        {branch !== null && (
          <>
            <Typography>
              {branch.name} ({branch.code})
            </Typography>
            <Typography variant="pi" textColor="neutral600">
              {branch.address}
            </Typography>
            {branch.telephone !== null && (
              <Typography variant="pi" textColor="neutral600">
                Tel. {branch.telephone}
              </Typography>
            )}
          </>
        )}
      </Flex>
      {address !== null && (
        <Typography>
          {[
            `${address.street} ${address.exteriorNumber}`,
            address.colony,
            `${address.zipCode} ${address.municipality ?? ''}`,
            address.state,
          ].join(', ')}
        </Typography>
      )}
      {delivery.receiver !== null && (
        <Fact label="Recibe">{[delivery.receiver.name, delivery.receiver.telephone].filter(Boolean).join(' · ')}</Fact>
      )}
      {(delivery.carrier_name ?? delivery.tracking_number) !== null && (
        <Fact label="Paquetería">{[delivery.carrier_name, delivery.tracking_number].filter(Boolean).join(' · ')}</Fact>
      )}
      <Fact label="Costo de envío">{formatAmount(shipping_cost, currency)}</Fact>
    </Card>
  );
}

export function PaymentCard({
  order: { payment_method, payment_reference, exchange_rate, payments, currency },
}: Props) {
  return (
    <Card title="Pago">
      {payments.length === 0 && <Typography fontWeight="semiBold">{paymentText(payment_method)}</Typography>}
      {payments.map((part) => (
        <Fact key={part.id} label={part.method_label}>
          {`${formatAmount(part.amount, currency)} · ${part.status_label}`}
        </Fact>
      ))}
      <Fact label="Referencia">{payment_reference ?? '—'}</Fact>
      <Fact label="Tipo de cambio">{exchange_rate === null ? '—' : formatRate(exchange_rate)}</Fact>
    </Card>
  );
}
