import campaigns from './es/shop/campaigns.json';
import cart from './es/buying/cart.json';
import checkout from './es/buying/checkout.json';
import compare from './es/shop/compare.json';
import currency from './es/currency.json';
import errors from './es/errors.json';
import frame from './es/frame.json';
import home from './es/shop/home.json';
import impersonation from './es/impersonation.json';
import landing from './es/shop/landing.json';
import listing from './es/shop/listing.json';
import notifications from './es/notifications.json';
import orders from './es/buying/orders.json';
import product from './es/shop/product.json';
import reviews from './es/shop/reviews.json';
import search from './es/shop/search.json';
import ui from './es/ui.json';
import wishLists from './es/buying/wishLists.json';
import type { LateDictionary } from './late/late-dictionary';

/** Texts that any page may show; those of pages that few see are in `late/`. */
export const es = {
  campaigns,
  cart,
  checkout,
  compare,
  currency,
  errors,
  frame,
  home,
  impersonation,
  landing,
  listing,
  notifications,
  orders,
  product,
  reviews,
  search,
  ui,
  wishLists,
};

/** Every text of the store: those of every page, and those that some pages bring (`late/`). */
export type Dictionary = typeof es & LateDictionary;
