import { addressRoutes } from './address.routes';
import { cfdiRoutes } from './cfdi.routes';
import { deliveryRoutes } from './delivery.routes';
import { extraDataRoute } from './extra-data.route';
import { leftOverRoute } from './left-over.route';
import { orderTypeRoutes } from './order-type.routes';
import { paymentRoutes } from './payment.routes';

/** How the cart is handed over and paid, and what stands on its order. */
export const checkoutRoutes = [
  ...deliveryRoutes,
  ...addressRoutes,
  ...paymentRoutes,
  leftOverRoute,
  ...orderTypeRoutes,
  ...cfdiRoutes,
  extraDataRoute,
];
