import { purchaseSatisfaction } from '../../shared';

export const tables = {
  wishList: 'wish_lists',
  wishListDetail: 'wish_list_details',
  review: 'product_reviews',
  satisfaction: purchaseSatisfaction.table,
} as const;
