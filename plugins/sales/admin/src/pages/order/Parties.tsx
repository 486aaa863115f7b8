import { Flex, Link, Typography } from '@strapi/design-system';
import type { StaffOrderView } from '../../../../contract';
import { formatAmount, formatRate } from '../../orders/format';
import { deliveryText, paymentText } from '../../orders/terms';
import { Card, Fact, RecordLink } from '@mayorista/kernel/panel';
import { uids } from '../../uids';

interface Props {
  readonly order: StaffOrderView;
}

/** Who buys, as they are today; by their names of then where they are gone. */
export function BuyerCard({ order }: Props) {
  return (
    <Card title="Comprador">
      <Company order={order} />
      <Person order={order} />
      <Fact label="Vendedor">{order.salesman?.name ?? 'Sin vendedor'}</Fact>
    </Card>
  );
}

function Company({ order: { company, company_name } }: Props) {
  if (company === null) return <Typography fontWeight="semiBold">{company_name ?? 'Sin empresa'}</Typography>;
  const rfc = company.rfc === null ? '' : `RFC ${company.rfc} · `;
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <RecordLink uid={uids.company} id={company.id}>
        {company.business_name}
      </RecordLink>
      <Typography variant="pi" textColor="neutral600">{`${rfc}Nivel de precio ${company.price_level}`}</Typography>
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

export function DeliveryCard({ order: { branch, delivery_type, shipping_cost, currency } }: Props) {
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
      <Fact label="Costo de envío">{formatAmount(shipping_cost, currency)}</Fact>
    </Card>
  );
}

export function PaymentCard({ order: { payment_method, payment_reference, exchange_rate } }: Props) {
  return (
    <Card title="Pago">
      <Typography fontWeight="semiBold">{paymentText(payment_method)}</Typography>
      <Fact label="Referencia">{payment_reference ?? '—'}</Fact>
      <Fact label="Tipo de cambio">{exchange_rate === null ? '—' : formatRate(exchange_rate)}</Fact>
    </Card>
  );
}
