import { datasheetRoutes } from './datasheets/datasheet.routes';

/** Routes of what hangs on products and categories. */
export const subRecordRoutes = [...datasheetRoutes];
