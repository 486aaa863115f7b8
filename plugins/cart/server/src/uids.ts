export const tables = { cart: 'carts', detail: 'cart_details' } as const;
