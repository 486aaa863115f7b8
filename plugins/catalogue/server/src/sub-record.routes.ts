import { brandRoutes } from './brands/brand.routes';
import { categoryRoutes } from './categories/category.routes';
import { placeCategoryRoute } from './categories/place-category.route';
import { featureRoutes } from './features/feature.routes';
import { imageRoutes } from './images/image.routes';
import { kitRoutes } from './kits/kit.routes';
import { labelRoutes } from './labels/label.routes';
import { relativeRoutes } from './relatives/relative.routes';
import { stageRoutes } from './stages/stage.resource';
import { storeItemRoutes } from './store-items/store-item.routes';
import { tvcCategoryRoutes } from './tvc/tvc-category.routes';

/** Routes of what hangs on products and categories. */
export const subRecordRoutes = [
  ...brandRoutes,
  ...categoryRoutes,
  placeCategoryRoute,
  ...tvcCategoryRoutes,
  ...stageRoutes,
  ...storeItemRoutes,
  ...imageRoutes,
  ...kitRoutes,
  ...relativeRoutes,
  ...featureRoutes,
  ...labelRoutes,
];
