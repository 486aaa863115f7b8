import type { esLater } from './es-later';
import campaigns from './es/campaigns.json';
import cart from './es/cart.json';
import checkout from './es/checkout.json';
import compare from './es/compare.json';
import currency from './es/currency.json';
import errors from './es/errors.json';
import frame from './es/frame.json';
import home from './es/home.json';
import invoices from './es/invoices.json';
import landing from './es/landing.json';
import listing from './es/listing.json';
import notifications from './es/notifications.json';
import orders from './es/orders.json';
import product from './es/product.json';
import profile from './es/profile.json';
import quickOrder from './es/quickOrder.json';
import reviews from './es/reviews.json';
import search from './es/search.json';
import ui from './es/ui.json';
import wishLists from './es/wishLists.json';

/** Texts that any page may show; those of pages that few see are in `es-later.ts`. */
export const es = {
  campaigns,
  cart,
  checkout,
  compare,
  currency,
  errors,
  frame,
  home,
  invoices,
  landing,
  listing,
  notifications,
  orders,
  product,
  profile,
  quickOrder,
  reviews,
  search,
  ui,
  wishLists,
};

export type Dictionary = typeof es & typeof esLater;
