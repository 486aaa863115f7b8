import type addresses from '../es/buying/addresses.json';
import type auth from '../es/auth.json';
import type company from '../es/company.json';
import type conversation from '../es/conversation.json';
import type franchise from '../es/franchise.json';
import type incidences from '../es/incidences.json';
import type invoices from '../es/invoices.json';
import type orderPage from '../es/buying/orderPage.json';
import type placed from '../es/buying/placed.json';
import type profile from '../es/profile.json';
import type purchase from '../es/buying/purchase.json';
import type quickOrder from '../es/buying/quickOrder.json';
import type quotations from '../es/buying/quotations.json';
import type registration from '../es/registration.json';
import type secondaryUsers from '../es/secondaryUsers.json';
import type spending from '../es/spending.json';
import type statements from '../es/statements.json';

/** Texts that come with the pages that show them. */
export type LateDictionary = {
  readonly addresses: typeof addresses;
  readonly auth: typeof auth;
  readonly company: typeof company;
  readonly conversation: typeof conversation;
  readonly franchise: typeof franchise;
  readonly incidences: typeof incidences;
  readonly invoices: typeof invoices;
  readonly orderPage: typeof orderPage;
  readonly placed: typeof placed;
  readonly profile: typeof profile;
  readonly purchase: typeof purchase;
  readonly quickOrder: typeof quickOrder;
  readonly quotations: typeof quotations;
  readonly registration: typeof registration;
  readonly secondaryUsers: typeof secondaryUsers;
  readonly spending: typeof spending;
  readonly statements: typeof statements;
};
