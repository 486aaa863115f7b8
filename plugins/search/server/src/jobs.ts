import { refreshCategories } from './jobs/refresh-categories';
import { rebuildIndex } from './jobs/rebuild-index';
import { refreshProducts } from './jobs/refresh-products';

export const jobs = [rebuildIndex, refreshProducts, refreshCategories];
