import { Box, Divider, Flex, Typography } from '@strapi/design-system';
import type { DataOf } from '@mayorista/config/answers';
import { formatAmount } from '../format';
import { stepValue } from './step-value';

type Price = DataOf<'GET /price-explanations'>;

/** The steps of a price in the order in which rules apply, and what it comes to. */
export const Steps = ({ price }: { readonly price: Price }) => (
  <Box background="neutral100" hasRadius padding={3} role="status">
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={2}>
        {price.steps.map((step) => {
          const value = stepValue(step);
          return (
            <Flex tag="li" key={step.rule} justifyContent="space-between" alignItems="baseline" gap={3}>
              <Box>
                <Typography variant="pi" tag="p">
                  {step.label}
                </Typography>
                {value !== null && (
                  <Typography variant="pi" textColor="neutral600" tag="p">
                    {value}
                  </Typography>
                )}
              </Box>
              <Typography variant="pi" fontWeight="semiBold" style={{ whiteSpace: 'nowrap' }}>
                {formatAmount(step.amount, step.currency)}
              </Typography>
            </Flex>
          );
        })}
      </Flex>
      <Divider />
      <Flex justifyContent="space-between" gap={3}>
        <Typography fontWeight="bold">Precio final</Typography>
        <Typography fontWeight="bold">{formatAmount(price.final, price.currency)}</Typography>
      </Flex>
    </Flex>
  </Box>
);
