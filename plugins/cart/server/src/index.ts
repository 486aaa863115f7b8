import { definePlugin, on } from '@mayorista/kernel';
import { reservationExpired } from '@mayorista/inventory/events';
import { addWishListRoute } from './carts/add-wish-list.route';
import { cartRoutes } from './carts/cart.routes';
import { registerCartLabels } from './carts/cart-references';
import { checkQuickOrderRoute } from './carts/check-quick-order.route';
import { checkoutRoutes } from './checkout';
import { reopenExpired } from './expiry/reopen-expired';
import { importRoutes } from './imports/import.routes';
import { messages } from './messages';
import { pastOrderRoutes } from './past-orders/past-order.routes';

export default definePlugin({
  name: 'cart',
  messages,
  routes: [...cartRoutes, addWishListRoute, checkQuickOrderRoute, ...checkoutRoutes, ...importRoutes, ...pastOrderRoutes],
  jobs: [reopenExpired],
  bootstrap: ({ strapi }) => registerCartLabels(strapi),
  subscriptions: [
    on(reservationExpired, reopenExpired, ({ type, id }) => (type === 'cart' ? { cartId: Number(id) } : null)),
  ],
});
