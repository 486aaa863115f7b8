export const tables = { cart: 'carts', detail: 'cart_details', actionCount: 'action_counts' } as const;
