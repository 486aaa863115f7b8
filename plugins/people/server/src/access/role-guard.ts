import { houseRoles } from '@mayorista/config';
import { isAllowed, type Actor, type FieldError } from '@mayorista/kernel';

const house: readonly string[] = houseRoles;

/** Code that whoever gives or takes a role must hold: rights of the house are given by personnel, those over people by administrators. */
export const grantCode = (roleType: string): string =>
  roleType === 'admin' ? 'admin-roles.grant' : house.includes(roleType) ? 'staff-roles.grant' : 'client-roles.grant';

/** Tells whether an actor may give, take or manage people of all these roles. */
export const mayManage = (actor: Actor, roleTypes: readonly string[]): boolean =>
  roleTypes.every((type) => isAllowed(actor, grantCode(type)));

/** Lists one refusal for each role that the actor may not give or take. */
export const judgeGrants = (actor: Actor, roleTypes: readonly string[], field: string): FieldError[] =>
  mayManage(actor, roleTypes) ? [] : [{ code: 'role_not_yours_to_give', field }];
