export { CartMenu } from './components/CartMenu';
export type { CartView } from './cart.view';
