import { Button, Flex, LinkButton, Typography } from '@strapi/design-system';
import { ArrowLeft, ExternalLink } from '@strapi/icons';
import { Card, needing, useMay } from '@mayorista/kernel/panel';
import { formatMoney } from '@mayorista/kernel/panel/records';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PlanDialog } from './PlanDialog';
import { StatusBadge, type Subscription } from './StatusBadge';

/** Renders what is subscribed to, at what price, how it stands, and what may be done about it. */
export function SubscriptionHead({ record }: { readonly record: object }) {
  const subscription = record as Subscription;
  const { product_name: name, transaction_amount: amount, status, init_point: link } = subscription;
  const [isPicking, setPicking] = useState(false);
  const mayPick = useMay(needing('subscription-products.read'));
  return (
    <Card title="Suscripción">
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4} wrap="wrap">
        <Flex direction="column" alignItems="flex-start" gap={2}>
          <Typography variant="delta" tag="p">
            {name}
          </Typography>
          <Typography fontWeight="bold">{`${formatMoney(amount)} MXN / mes`}</Typography>
          <StatusBadge record={record} />
        </Flex>
        <Flex gap={2} wrap="wrap">
          <LinkButton tag={Link} to=".." variant="tertiary" startIcon={<ArrowLeft />}>
            Regresar
          </LinkButton>
          {mayPick && (
            <Button variant="secondary" onClick={() => setPicking(true)}>
              Cambiar Plan
            </Button>
          )}
          {status === 'payment_pending' && link !== null && (
            <LinkButton href={link} target="_blank" rel="noopener noreferrer" endIcon={<ExternalLink />}>
              Realizar Pago
            </LinkButton>
          )}
        </Flex>
      </Flex>
      {isPicking && <PlanDialog current={subscription.product_id} onClose={() => setPicking(false)} />}
    </Card>
  );
}
