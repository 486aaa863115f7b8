import type { Dictionary } from './es';
import auth from './en/auth.json';
import campaigns from './en/campaigns.json';
import cart from './en/cart.json';
import checkout from './en/checkout.json';
import compare from './en/compare.json';
import currency from './en/currency.json';
import errors from './en/errors.json';
import frame from './en/frame.json';
import franchise from './en/franchise.json';
import home from './en/home.json';
import impersonation from './en/impersonation.json';
import invoices from './en/invoices.json';
import landing from './en/landing.json';
import listing from './en/listing.json';
import notifications from './en/notifications.json';
import orders from './en/orders.json';
import product from './en/product.json';
import profile from './en/profile.json';
import quickOrder from './en/quickOrder.json';
import registration from './en/registration.json';
import reviews from './en/reviews.json';
import search from './en/search.json';
import secondaryUsers from './en/secondaryUsers.json';
import ui from './en/ui.json';
import wishLists from './en/wishLists.json';

export const en: Dictionary = {
  auth,
  campaigns,
  cart,
  checkout,
  compare,
  currency,
  errors,
  frame,
  franchise,
  home,
  impersonation,
  invoices,
  landing,
  listing,
  notifications,
  orders,
  product,
  profile,
  quickOrder,
  registration,
  reviews,
  search,
  secondaryUsers,
  ui,
  wishLists,
};
