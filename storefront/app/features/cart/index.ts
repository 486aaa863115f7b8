export { CartMenu } from './components/CartMenu';
export type { CartView, DeliveryView } from './cart.view';
