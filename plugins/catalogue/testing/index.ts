/** The products that suites begin with (kernel: README, Tests). */
export { givenProduct } from './given-product';
