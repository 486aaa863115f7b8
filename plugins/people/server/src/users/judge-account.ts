import { houseRoles } from '@mayorista/config';
import { service, type Actor, type FieldError, type Tx } from '@mayorista/kernel';
import '../../../contract';
import { judgeGrants } from '../access/role-guard';
import { isAddressTaken } from '../email-changes/email-change.store';
import { tables } from '../uids';
import { findRoles, type AccountRow, type RoleRow } from './account.store';
import type { ChangedUser } from './user.schema';

interface Judged {
  readonly actor: Actor;
  readonly given: ChangedUser;
  /** The account as it is; null for a new one. */
  readonly before: AccountRow | null;
  /** Roles that it holds now. */
  readonly held: readonly RoleRow[];
  /** Roles that it is to hold. */
  readonly roles: readonly RoleRow[];
}

/** Lists every reason for which an account must not be written so. */
export async function judgeAccount(tx: Tx, judged: Judged): Promise<FieldError[]> {
  const { actor, given, before, held, roles } = judged;
  const changed = [
    ...roles.filter(({ id }) => !held.some((each) => each.id === id)),
    ...held.filter(({ id }) => !roles.some((each) => each.id === id)),
  ];
  const type = given.userType ?? before?.user_type ?? 'client';
  return [
    ...(await takenNames(tx, given, before?.id ?? 0)),
    ...unknownRoles(given.roles, await findRoles(tx.trx, given.roles ?? [])),
    ...judgeGrants(
      actor,
      changed.map((role) => role.type),
      'roles',
    ),
    ...judgeType(type, roles),
    ...(given.manager_id != null && given.manager_id === before?.id
      ? [{ code: 'own_manager', field: 'manager_id' }]
      : []),
    ...(await unknownPlaces(tx, given)),
  ];
}

/** Names and addresses stand for one account: nobody is called by the address of somebody else. */
async function takenNames(tx: Tx, { username, email }: ChangedUser, id: number): Promise<FieldError[]> {
  const taken: FieldError[] = [];
  if (username !== undefined) {
    const other: unknown = await tx
      .trx(tables.user)
      .whereNot({ id })
      .where((either) => void either.where({ username }).orWhere({ email: username.toLowerCase() }))
      .first('id');
    if (other !== undefined) taken.push({ code: 'already_taken', field: 'username' });
  }
  if (email !== undefined && (await isAddressTaken(tx.trx, { kind: 'person', email, except: id })))
    taken.push({ code: 'already_taken', field: 'email' });
  return taken;
}

function unknownRoles(wanted: readonly (number | string)[] | undefined, found: readonly RoleRow[]): FieldError[] {
  return (wanted ?? []).flatMap((each, at) =>
    found.some(({ id, type }) => id === each || type === each) ? [] : [{ code: 'not_found', field: `roles.${at}` }],
  );
}

/** Rights of the house go to whoever works there: the kind of user says that. */
function judgeType(type: string, roles: readonly RoleRow[]): FieldError[] {
  const ofHouse = roles.filter((role) => (houseRoles as readonly string[]).includes(role.type));
  if (roles.length === 0) return [{ code: 'role_missing', field: 'roles' }];
  if (type === 'client') return ofHouse.length === 0 ? [] : [{ code: 'roles_of_the_house', field: 'roles' }];
  return ofHouse.length > 0 ? [] : [{ code: 'roles_of_clients', field: 'roles' }];
}

async function unknownPlaces(tx: Tx, given: ChangedUser): Promise<FieldError[]> {
  const { branch_id: branchId, company_id: companyId, manager_id: managerId } = given;
  const branches = branchId == null ? [] : await service(tx.strapi, 'people.branch-directory').list();
  const isBranch = branchId == null || branches.some(({ id }) => id === branchId);
  const isCompany =
    companyId == null || (await service(tx.strapi, 'people.company-directory').find(companyId)) !== null;
  const isPerson = managerId == null || (await tx.trx(tables.user).where({ id: managerId }).first('id')) !== undefined;
  return [
    ...(isBranch ? [] : [{ code: 'not_found', field: 'branch_id' }]),
    ...(isCompany ? [] : [{ code: 'not_found', field: 'company_id' }]),
    ...(isPerson ? [] : [{ code: 'not_found', field: 'manager_id' }]),
  ];
}
