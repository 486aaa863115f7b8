import type { Role } from './roles';
import { academyPermissions } from './domains/academy';
import { billingPermissions } from './domains/billing';
import { cartPermissions } from './domains/cart';
import { cataloguePermissions } from './domains/catalogue';
import { companiesPermissions } from './domains/companies';
import { compliancePermissions } from './domains/compliance';
import { deskPermissions } from './desks';
import { engagementPermissions } from './domains/engagement';
import { incidencesPermissions } from './domains/incidences';
import { inventoryPermissions } from './domains/inventory';
import { kernelPermissions } from './domains/kernel';
import { notificationsPermissions } from './domains/notifications';
import { marketingPermissions } from './domains/marketing';
import { pricingPermissions } from './domains/pricing';
import { paymentsPermissions } from './domains/payments';
import { peoplePermissions } from './domains/people';
import { quotationsPermissions } from './domains/quotations';
import { referencePermissions } from './domains/reference';
import { salesPermissions } from './domains/sales';
import { searchPermissions } from './domains/search';
import { shippingPermissions } from './domains/shipping';
import { surveysPermissions } from './domains/surveys';
import { subscriptionsPermissions } from './domains/subscriptions';
import { workforcePermissions } from './domains/workforce';

export * from './roles';
export * from './panel-content';
export * from './guarded-fields';
export * from './acting';
export { deskPermissions } from './desks';

const rows: Readonly<Record<string, readonly Role[]>> = {
  ...kernelPermissions,
  ...referencePermissions,
  ...academyPermissions,
  ...subscriptionsPermissions,
  ...cartPermissions,
  ...peoplePermissions,
  ...workforcePermissions,
  ...companiesPermissions,
  ...billingPermissions,
  ...cataloguePermissions,
  ...pricingPermissions,
  ...searchPermissions,
  ...compliancePermissions,
  ...inventoryPermissions,
  ...engagementPermissions,
  ...notificationsPermissions,
  ...marketingPermissions,
  ...shippingPermissions,
  ...surveysPermissions,
  ...paymentsPermissions,
  ...salesPermissions,
  ...quotationsPermissions,
  ...incidencesPermissions,
};

/** The desks that hold a code beside the roles of its row. */
const desksWith = (code: string): Role[] =>
  Object.entries(deskPermissions).flatMap(([role, codes]) => (codes.includes(code) ? [role as Role] : []));

/** Permission code -> the roles that hold it. */
export const permissionMatrix: Readonly<Record<string, readonly Role[]>> = Object.fromEntries(
  Object.entries(rows).map(([code, roles]) => [code, [...roles, ...desksWith(code)]]),
);

/** The roles that hold a code; none when the code is unknown. */
export const rolesFor = (code: string): readonly Role[] =>
  Object.hasOwn(permissionMatrix, code) ? (permissionMatrix[code] ?? []) : [];

/** Every code a role holds. */
export const codesFor = (role: Role): readonly string[] =>
  Object.entries(permissionMatrix).flatMap(([code, roles]) => (roles.includes(role) ? [code] : []));
