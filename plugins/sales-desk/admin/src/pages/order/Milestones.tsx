import { Box, Flex, Typography } from '@strapi/design-system';
import { orderStatusLabels, orderWay, type OrderStatus } from '@mayorista/sales/shared';

interface Props {
  readonly status: OrderStatus;
  readonly reason: string | null;
  readonly isPickup: boolean;
}

/** How far the order is, at a glance; a canceled one says so instead. */
export function Milestones({ status, reason, isPickup }: Props) {
  if (status === 'canceled') {
    return (
      <Box background="danger100" borderColor="danger200" hasRadius padding={4}>
        <Typography fontWeight="bold" textColor="danger700">
          Pedido cancelado
        </Typography>
        <Typography textColor="danger700"> · {reason ?? 'sin motivo registrado'}</Typography>
      </Box>
    );
  }
  const way = orderWay(status, isPickup);
  const reached = way.indexOf(status);
  return (
    <Flex tag="ol" gap={2} alignItems="stretch" aria-label="Avance del pedido">
      {way.map((each, index) => (
        <Box tag="li" key={each} flex="1" aria-current={index === reached ? 'step' : undefined}>
          <Box height="0.6rem" hasRadius background={index <= reached ? 'success500' : 'neutral200'} />
          <Typography
            variant="pi"
            tag="p"
            paddingTop={1}
            fontWeight={index === reached ? 'bold' : 'regular'}
            textColor={index <= reached ? 'neutral800' : 'neutral500'}
          >
            {orderStatusLabels[each]}
          </Typography>
        </Box>
      ))}
    </Flex>
  );
}
