export { cartApi } from './cart.api.server';
export type { CartChanged } from './cart.intents.server';
export { changeCartCurrency } from './cart-currency.server';
