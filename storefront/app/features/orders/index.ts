export { ordersTitles, useOrdersTitle } from './orders-title';
