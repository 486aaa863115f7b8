import type { Role } from './roles';
import { billingPermissions } from './billing';
import { cartPermissions } from './cart';
import { cataloguePermissions } from './catalogue';
import { companiesPermissions } from './companies';
import { compliancePermissions } from './compliance';
import { deskPermissions } from './desks';
import { engagementPermissions } from './engagement';
import { incidencesPermissions } from './incidences';
import { inventoryPermissions } from './inventory';
import { kernelPermissions } from './kernel';
import { notificationsPermissions } from './notifications';
import { marketingPermissions } from './marketing';
import { pricingPermissions } from './pricing';
import { paymentsPermissions } from './payments';
import { peoplePermissions } from './people';
import { quotationsPermissions } from './quotations';
import { referencePermissions } from './reference';
import { salesPermissions } from './sales';
import { searchPermissions } from './search';
import { shippingPermissions } from './shipping';
import { workforcePermissions } from './workforce';

export * from './roles';
export * from './panel-content';
export * from './guarded-fields';
export { deskPermissions } from './desks';

const rows: Readonly<Record<string, readonly Role[]>> = {
  ...kernelPermissions,
  ...referencePermissions,
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
