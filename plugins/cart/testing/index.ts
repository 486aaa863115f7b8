/** The carts that suites begin with (kernel: README, Tests). */
export { cartReadyToPlace } from './cart-ready-to-place';
