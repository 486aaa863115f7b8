/** What suites begin with: products (kernel: README, Tests). */
export { givenProduct } from './given-product';
