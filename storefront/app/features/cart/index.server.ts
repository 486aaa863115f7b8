export { cartApi } from './cart.api.server';
export { changeCartCurrency } from './cart-currency.server';
