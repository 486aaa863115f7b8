import { needing } from '@mayorista/kernel/panel';

export const readsCategories = needing('categories.read');
export const writesCategories = needing('categories.write');
export const readsDatasheets = needing('datasheets.read');
export const writesDatasheets = needing('datasheets.write');
export const readsStoreItems = needing('store-items.read');
export const writesStoreItems = needing('store-items.write');
export const readsProducts = needing('products.read');
export const writesProducts = needing('products.write');
export const publishesProducts = needing('products.publish');
export const readsRequirements = needing('nom-requirements.read');
