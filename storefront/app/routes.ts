import { index, route, type RouteConfig } from '@remix-run/route-config';

/** The map of the store, in the order of the document's route table. */
export default [
  index('features/home/home.route.tsx'),
  route('carts', 'features/cart/cart.route.tsx'),
  route('cart-lines', 'features/cart/cart-lines.route.tsx'),
  route('cart-summary', 'features/cart/cart-summary.resource.ts'),
  route('products', 'features/listing/products.route.tsx'),
  route('products/:id', 'features/product/product.route.tsx'),
  route('product-inventories/:id', 'features/product/product-inventories.resource.ts'),
  route('product-documents/:id', 'features/product/product-document.resource.ts'),
  route('product-alternatives/:id', 'features/product-card/product-alternatives.resource.ts'),
  route('product-reviews', 'features/reviews/product-reviews.resource.ts'),
  route('categories/:id', 'features/listing/category.route.tsx'),
  ...['promos', 'news', 'outlet', 'auctions'].map((target) =>
    route(target, 'features/listing/target.route.tsx', { id: `target-${target}` }),
  ),
  route('compare', 'features/compare/compare.route.tsx'),
  route('user-wish-lists/:id', 'features/wish-lists/wish-list.route.tsx'),
  route('wish-lists', 'features/wish-lists/wish-lists.route.tsx'),
  route('wish-list-marks', 'features/wish-lists/wish-list-marks.resource.ts'),
  route('wish-list-downloads/:id', 'features/wish-lists/wish-list-download.resource.ts'),
  route('store-currency', 'features/currency/store-currency.route.tsx'),
  route('language', 'features/frame/language.resource.ts'),
  route('mega-menu', 'features/frame/mega-menu.resource.ts'),
  route('search-token', 'features/search/search-token.resource.ts'),
  route('sale-orders', 'features/orders/sale-orders.route.tsx'),
  route('sale-orders/:id', 'features/orders/sale-order.route.tsx'),
  route('login', 'features/auth/login.route.tsx'),
  route('auth', 'features/auth/auth.route.tsx'),
  route('form-token', 'session/form-token.resource.ts'),
  route('*', 'features/frame/not-found.route.tsx'),
] satisfies RouteConfig;
