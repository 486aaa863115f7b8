import { Box, Flex, Typography } from '@strapi/design-system';
import type { PriceStep } from '../../orders/order';
import { stepText } from '../../orders/price-steps';

/** The rules that made a price, in the order in which they applied when the order was placed. */
export function PriceSteps({ steps }: { readonly steps: readonly PriceStep[] }) {
  return (
    <Box background="neutral100" hasRadius padding={4} marginTop={2} marginBottom={2}>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={2}>
        {steps.map((step, index) => {
          const { label, value, amount } = stepText(step);
          return (
            <Flex tag="li" key={step.rule} justifyContent="space-between" gap={4}>
              <Typography variant="pi">
                {index + 1}. {label}
                {value !== null && (
                  <Typography variant="pi" textColor="neutral600">
                    {' '}
                    {value}
                  </Typography>
                )}
              </Typography>
              <Typography variant="pi" fontWeight="semiBold">
                {amount}
              </Typography>
            </Flex>
          );
        })}
      </Flex>
    </Box>
  );
}
