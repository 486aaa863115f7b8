import { Box, Button, Flex, LinkButton, Modal, Typography } from '@strapi/design-system';
import { ExternalLink } from '@strapi/icons';
import { ListStatus, usePage } from '@mayorista/kernel/panel';
import { formatMoney } from '@mayorista/kernel/panel/records';
import type { ItemOf } from '@mayorista/config/answers';

type Plan = ItemOf<'GET /acoba-subscription-products'>;

interface Props {
  /** The product that is subscribed to now. */
  readonly current: number | null;
  readonly onClose: () => void;
}

/** Renders the plans there are; another one is paid at the payment provider, in a new tab. */
export function PlanDialog({ current, onClose }: Props) {
  const plans = usePage<Plan>('/subscriptions/acoba-subscription-products');
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header closeLabel="Cerrar">
          <Modal.Title>Cambiar de plan</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <ListStatus state={plans} empty="No hay otros planes" />
          <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
            {plans.rows?.map((plan) => (
              <Box key={plan.id} tag="li" borderColor="neutral200" hasRadius padding={4}>
                <PlanLine plan={plan} isCurrent={plan.id === current} />
              </Box>
            ))}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Cancelar
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function PlanLine({ plan, isCurrent }: { readonly plan: Plan; readonly isCurrent: boolean }) {
  const { name, capacity, fixed_price: price, init_point: link } = plan;
  return (
    <Flex justifyContent="space-between" alignItems="center" gap={4} wrap="wrap">
      <Flex direction="column" alignItems="flex-start" gap={1}>
        <Typography fontWeight="bold">{name}</Typography>
        <Typography>{`${formatMoney(price)} MXN / mes`}</Typography>
        <Typography variant="pi" textColor="neutral600">
          {capacity}
        </Typography>
      </Flex>
      {isCurrent ? (
        <Typography textColor="neutral600">Plan actual</Typography>
      ) : (
        <LinkButton
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          variant="secondary"
          size="S"
          endIcon={<ExternalLink />}
          aria-label={`Elegir ${name}`}
        >
          Elegir
        </LinkButton>
      )}
    </Flex>
  );
}
