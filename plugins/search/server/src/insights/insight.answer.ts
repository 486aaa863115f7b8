import { z } from 'zod';
import { listOutput } from '@mayorista/kernel';

const searchInsight = z
  .strictObject({
    term: z.string(),
    tab_closed: z.int(),
    click_outside: z.int(),
    esc_key: z.int(),
    input_cleared: z.int(),
    close_button: z.int(),
    without_results: z.int(),
    abandoned: z.int(),
    searches: z.int(),
    submits: z.int(),
    product_clicks: z.int(),
    category_clicks: z.int(),
    brand_clicks: z.int(),
    cart_adds: z.int(),
  })
  .meta({ id: 'SearchInsight' });

const searchInsightTotals = z.strictObject({
  tab_closed: z.int(),
  click_outside: z.int(),
  esc_key: z.int(),
  input_cleared: z.int(),
  close_button: z.int(),
  without_results: z.int(),
  abandoned: z.int(),
  searches: z.int(),
  submits: z.int(),
  product_clicks: z.int(),
  category_clicks: z.int(),
  brand_clicks: z.int(),
  cart_adds: z.int(),
  term: z.string().optional(),
});

export const searchInsightListOutput = listOutput(searchInsight, { totals: searchInsightTotals });
