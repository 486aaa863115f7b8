import { datasheetRoutes } from './datasheets/datasheet.routes';
import { productDatasheetRoutes } from './datasheets/product-datasheet.routes';
import { documentRoutes } from './documents/document.routes';
import { overviewRoutes } from './overviews/overview.routes';
import { videoRoutes } from './videos/video.routes';

/** Calls of what is shown of products beside their cards. */
export const contentRoutes = [
  ...datasheetRoutes,
  ...productDatasheetRoutes,
  ...overviewRoutes,
  ...documentRoutes,
  ...videoRoutes,
];
