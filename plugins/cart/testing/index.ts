/** What suites begin with: carts (kernel: README, Tests). */
export { cartReadyToPlace } from './cart-ready-to-place';
