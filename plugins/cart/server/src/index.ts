import { definePlugin, on } from '@mayorista/kernel';
import { reservationExpired } from '@mayorista/inventory/events';
import { addWishListRoute } from './carts/add-wish-list.route';
import { cartRoutes } from './carts/cart.routes';
import { personCarts } from './carts/person-carts';
import { registerCartLabels } from './carts/cart-references';
import { checkQuickOrderRoute } from './carts/quick-order/check-quick-order.route';
import { checkoutRoutes } from './checkout';
import { discountRoutes } from './discounts/discount.routes';
import { reopenExpired } from './expiry/reopen-expired';
import { importRoutes } from './imports/import.routes';
import { inactiveProductsRoute } from './inactive/inactive-products.route';
import { messages } from './messages';
import { pastOrderRoutes } from './past-orders/past-order.routes';
import { savedCartRoutes } from './saved/saved-cart.routes';
import { countActionRoute } from './short-links/count-action.route';

export default definePlugin({
  name: 'cart',
  area: ['Carrito y compra', 'El carrito de quien compra, sus pasos hasta el pedido, y los carritos guardados.'],
  messages,
  routes: [
    ...cartRoutes,
    addWishListRoute,
    checkQuickOrderRoute,
    ...checkoutRoutes,
    ...discountRoutes,
    ...savedCartRoutes,
    ...importRoutes,
    countActionRoute,
    inactiveProductsRoute,
    ...pastOrderRoutes,
  ],
  histories: [{ type: 'carts', needs: 'special-discounts.authorise' }],
  services: { 'people.carts': personCarts },
  jobs: [reopenExpired],
  bootstrap: ({ strapi }) => registerCartLabels(strapi),
  subscriptions: [
    on(reservationExpired, reopenExpired, ({ type, id }) => (type === 'cart' ? { cartId: Number(id) } : null)),
  ],
});
