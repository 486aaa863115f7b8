export { brands, type BrandSeed } from './catalogue/brands';
export { categories, type CategorySeed } from './catalogue/categories';
export { products } from './catalogue/products/index';
export { productFlowTypes, stages } from './catalogue/stages';
export type { Drawing, FlowType, Grade, ProductSeed, PromoSeed, StageId, StockSeed, TransitSeed, VolumeTier } from './catalogue/types';
export { branches, CEDIS, warehouses, type BranchSeed, type WarehouseSeed } from './inventory/branches';
export type { Text } from './text';
