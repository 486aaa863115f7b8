import { z } from 'zod';
import { amountOutput, listOutput } from '@mayorista/kernel';

const subscriptionProductPrice = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    fixed_price: amountOutput,
    currency: z.string(),
    exchange_rate: z.string(),
    price_mxn: amountOutput,
  })
  .meta({ id: 'SubscriptionProductPrice' });

export const subscriptionProductPriceListOutput = listOutput(subscriptionProductPrice);
