import { Box, Divider, Flex, Typography } from '@strapi/design-system';
import type { Order } from '../../orders/order';
import { formatAmount, formatFraction } from '../../orders/format';
import { Fact } from '@mayorista/kernel/panel';

/** What the order comes to, IVA on lines and shipping. */
export function Totals({ order }: { readonly order: Order }) {
  const { subtotal, shipping_cost, iva, iva_rate, iva_note: note, total, marked, currency } = order;
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={5} width="100%">
      <Flex direction="column" alignItems="stretch" gap={2} marginLeft="auto" maxWidth="36rem">
        <Fact label="Subtotal">{formatAmount(subtotal, currency)}</Fact>
        <Fact label="Envío">{formatAmount(shipping_cost, currency)}</Fact>
        <Fact label={`IVA ${formatFraction(iva_rate)}`}>{formatAmount(iva, currency)}</Fact>
        {note === null ? null : (
          <Typography variant="pi" textColor="neutral600">
            {note}
          </Typography>
        )}
        <Divider />
        <Flex justifyContent="space-between" alignItems="baseline">
          <Typography fontWeight="bold">Total</Typography>
          <Typography variant="beta">{formatAmount(total, currency)}</Typography>
        </Flex>
        {marked !== null && (
          <Fact label="Con el margen que ve quien compró">{formatAmount(marked.total, currency)}</Fact>
        )}
      </Flex>
    </Box>
  );
}
