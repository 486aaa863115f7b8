import { needing } from '@mayorista/kernel/panel';

export const readsRestock = needing('restock.read');
export const writesTransfers = needing('transfers.write');
export const readsStock = needing('product-stocks.read');
export const readsRotation = needing('product-rotations.read');
export const readsMovements = needing('stock.read');
export const adjustsStock = needing('stock.adjust');
export const readsSuppliers = needing('suppliers.read');
export const writesBrands = needing('brands.write');
export const readsLimits = needing('product-limits.read');
export const writesLimits = needing('product-limits.write');
export const readsAlternatives = needing('product-alternatives.read');
export const writesAlternatives = needing('product-alternatives.write');
