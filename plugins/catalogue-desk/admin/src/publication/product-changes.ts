import { changes } from '@mayorista/kernel/panel';

const products = changes();

/** Tells the checklist of publishing that something changed which its product's own form does not hold. */
export const announceProduct = products.announce;
export const onProductChange = products.listen;
