import { Box, Flex, Typography } from '@strapi/design-system';
import { Card, formatMoment } from '@mayorista/kernel/panel';
import type { Order } from '../../orders/order';

/** What happened to the order, newest first. */
export function History({ history }: { readonly history: Order['history'] }) {
  return (
    <Card title="Historial">
      <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
        {[...history].reverse().map(({ at, label, actor, reason }) => (
          <Box tag="li" key={`${at}-${label}`}>
            <Typography fontWeight="semiBold" tag="p">
              {label}
            </Typography>
            {reason !== null && <Typography tag="p">{reason}</Typography>}
            <Typography variant="pi" textColor="neutral600" tag="p">
              {formatMoment(at)}
              {actor === null ? '' : ` · ${actor}`}
            </Typography>
          </Box>
        ))}
      </Flex>
    </Card>
  );
}
