export { cartApi } from './cart.api.server';
