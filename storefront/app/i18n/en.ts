import type { Dictionary } from './es';
import academy from './en/academy.json';
import addresses from './en/buying/addresses.json';
import auth from './en/auth.json';
import campaigns from './en/shop/campaigns.json';
import cart from './en/buying/cart.json';
import checkout from './en/buying/checkout.json';
import compare from './en/shop/compare.json';
import company from './en/company.json';
import conversation from './en/conversation.json';
import currency from './en/currency.json';
import errors from './en/errors.json';
import frame from './en/frame.json';
import franchise from './en/franchise.json';
import home from './en/shop/home.json';
import impersonation from './en/impersonation.json';
import incidences from './en/incidences.json';
import invoices from './en/invoices.json';
import landing from './en/shop/landing.json';
import listing from './en/shop/listing.json';
import notifications from './en/notifications.json';
import orderPage from './en/buying/orderPage.json';
import orders from './en/buying/orders.json';
import product from './en/shop/product.json';
import placed from './en/buying/placed.json';
import purchase from './en/buying/purchase.json';
import profile from './en/profile.json';
import quickOrder from './en/buying/quickOrder.json';
import quotations from './en/buying/quotations.json';
import registration from './en/registration.json';
import reviews from './en/shop/reviews.json';
import search from './en/shop/search.json';
import secondaryUsers from './en/secondaryUsers.json';
import spending from './en/spending.json';
import statements from './en/statements.json';
import surveys from './en/surveys.json';
import subscriptions from './en/subscriptions.json';
import ui from './en/ui.json';
import wishLists from './en/buying/wishLists.json';

export const en: Dictionary = {
  academy,
  addresses,
  auth,
  campaigns,
  cart,
  checkout,
  company,
  compare,
  conversation,
  currency,
  errors,
  frame,
  franchise,
  home,
  incidences,
  impersonation,
  invoices,
  landing,
  listing,
  notifications,
  orderPage,
  orders,
  product,
  placed,
  profile,
  purchase,
  quickOrder,
  quotations,
  registration,
  reviews,
  search,
  secondaryUsers,
  spending,
  statements,
  surveys,
  subscriptions,
  ui,
  wishLists,
};
