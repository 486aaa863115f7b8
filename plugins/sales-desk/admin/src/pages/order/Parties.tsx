import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import type { Order } from '../../orders/order';
import { formatAmount, formatRate } from '../../orders/format';
import { deliveryText, paymentText } from '../../orders/terms';
import { Card, Fact, RecordLink, useAsyncAction, useDownload } from '@mayorista/kernel/panel';
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

/** What the buyer said of the order for their own books, and for who prepares it. */
export function SaidCard({ order: { purchase_order_number, comments, cfdi_use, order_type } }: Props) {
  return (
    <Card title="Lo que pidió el cliente">
      <Fact label="Orden de compra">{purchase_order_number ?? '—'}</Fact>
      <Fact label="Uso de CFDI">{cfdi_use ?? 'El de la empresa'}</Fact>
      <Fact label="Comentarios">{comments ?? '—'}</Fact>
      {order_type === 'electronic_wallet' && <Fact label="Tipo de pedido">Monedero electrónico</Fact>}
    </Card>
  );
}

/** Who receives it where, and by which carrier. */
function Destination({ delivery }: Pick<Order, 'delivery'>) {
  const { address } = delivery;
  return (
    <>
      {address !== null && (
        <Typography>
          {[
            [address.street, address.exteriorNumber, address.interiorNumber].filter(Boolean).join(' '),
            address.colony,
            `${address.zipCode} ${address.municipality ?? ''}`,
            address.state,
          ].join(', ')}
        </Typography>
      )}
      {address?.reference != null && address.reference !== '' && <Fact label="Referencia">{address.reference}</Fact>}
      {delivery.receiver !== null && (
        <Fact label="Recibe">{[delivery.receiver.name, delivery.receiver.telephone].filter(Boolean).join(' · ')}</Fact>
      )}
      {(delivery.carrier_name ?? delivery.tracking_number) !== null && (
        <Fact label="Paquetería">{[delivery.carrier_name, delivery.tracking_number].filter(Boolean).join(' · ')}</Fact>
      )}
      {delivery.office_name !== null && <Fact label="Oficina">{delivery.office_name}</Fact>}
      {delivery.carrier_collects && <Fact label="Recolección">La paquetería del cliente recoge</Fact>}
      {delivery.guide_file !== null && <Guide file={delivery.guide_file} />}
    </>
  );
}

export function DeliveryCard({ order: { branch, delivery, delivery_type, shipping_cost, currency } }: Props) {
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
      <Destination delivery={delivery} />
      <Fact label="Costo de envío">{formatAmount(shipping_cost, currency)}</Fact>
    </Card>
  );
}

function Guide({ file: { id, name } }: { readonly file: NonNullable<Order['delivery']['guide_file']> }) {
  const download = useDownload();
  const { isBusy, attempt } = useAsyncAction();
  return (
    <Button
      variant="tertiary"
      size="S"
      startIcon={<Download />}
      disabled={isBusy}
      onClick={() => void attempt(() => download(`/kernel/private-files/${id}`, name ?? 'guia.pdf'))}
    >
      Guía del cliente
    </Button>
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
