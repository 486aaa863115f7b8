export const tables = {
  wishList: 'wish_lists',
  wishListDetail: 'wish_list_details',
  review: 'product_reviews',
} as const;
