/** What server, panel and other plugins share of this one: shapes, and what shapes refer to. */
export { branches } from './referables';
export { productSerial } from './product-serial.shape';
export { isProductCode, serialPattern } from './serial-text';
export { scale } from './scale.shape';
export { supplierPriceAgreement } from './supplier-price-agreement.shape';
export { transfer } from './transfer.shape';
