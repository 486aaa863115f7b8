/** The products that suites begin with, and how they call (kernel: README, Tests). */
export { givenProduct } from './given-product';
export { dataOf, form, getKnex, pdf, png, program, rowsIn, unique, type Json, type Many } from './calls';
export { wholeProduct, type Product, type ProductParts } from './whole-product';
