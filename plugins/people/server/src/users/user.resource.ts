import { isHiddenIn } from '@mayorista/config';
import {
  defineResource,
  getKnex,
  isAllowed,
  service,
  type Actor,
  type BaseRow,
  type Core,
  type Where,
} from '@mayorista/kernel';
import '../../../contract';
import { uids } from '../uids';
import { user } from './user.answer';

interface UserRow extends BaseRow {
  readonly username: string;
  readonly email: string;
  readonly blocked: boolean;
  readonly name: string | null;
  readonly paternal_surname: string | null;
  readonly maternal_surname: string | null;
  readonly company_id: number | null;
  readonly branch_id: number | null;
  readonly user_type: string | null;
  readonly birthdate: string | null;
  readonly manager_id: number | null;
  readonly rfc: string | null;
  readonly role?: { type: string; name: string } | null;
  readonly extra_roles?: { type: string; name: string }[];
}

/** Texts by which people are found, in one index. */
export const userSearch = {
  uid: uids.user,
  search: ['username', 'email', 'name', 'paternal_surname', 'maternal_surname', 'rfc', 'telephone_digits'],
  searchIndexed: true,
} as const;

/** People with access, as staff look them up (spec people-and-crm 7, /users). */
export const userResource = defineResource<UserRow>()({
  path: '/users',
  label: 'persona con acceso',
  ...userSearch,
  filters: ['company_id', 'branch_id', 'user_type', 'blocked'],
  params: {
    userType: (value) => ({ user_type: value }),
    search: () => ({}),
    // Who answers for papers of NOM certificates: active employees.
    nomDocumentResponsibles: (value) => (isOn(value) ? { user_type: 'employee', blocked: false } : {}),
    onlyEmployees: (value) => (isOn(value) ? { user_type: 'employee' } : {}),
    onlyClients: (value) => (isOn(value) ? { user_type: 'client' } : {}),
    activeUsers: (value) => (isOn(value) ? { blocked: false } : {}),
    role: (value) => ({ $or: [{ role: { type: value } }, { extra_roles: { type: value } }] }),
  },
  populate: ['role', 'extra_roles'],
  order: { username: 'asc' },
  scope: withinReach,
  list: { needs: 'users.read' },
  show: false,
  output: user,
  serialize: (row, { actor }) => ({
    id: row.id,
    full_name: [row.name, row.paternal_surname, row.maternal_surname].filter(Boolean).join(' '),
    username: row.username,
    email: row.email,
    blocked: row.blocked,
    user_type: row.user_type,
    person: {
      name: row.name,
      paternal_surname: row.paternal_surname,
      maternal_surname: row.maternal_surname,
      ...visible(actor, row, ['birthdate']),
    },
    company_id: row.company_id,
    branch_id: row.branch_id,
    ...visible(actor, row, ['rfc', 'manager_id']),
    roles: [row.role, ...(row.extra_roles ?? [])].flatMap((role) =>
      role ? [{ type: role.type, name: role.name }] : [],
    ),
  }),
});

/** Those of the fields that the actor may read of this person. */
const visible = (actor: Actor, row: UserRow, fields: readonly (keyof UserRow & string)[]): Partial<UserRow> =>
  Object.fromEntries(
    fields.flatMap((field) =>
      isHiddenIn(uids.user, field, { ...row }, (code) => isAllowed(actor, code)) ? [] : [[field, row[field]]],
    ),
  );

const isOn = (value: string): boolean => ['1', 'true', 'yes'].includes(value);

/** Call agents attend anybody; a salesman knows the house and the people of the companies they attend; other employees, the house alone. */
function withinReach(actor: Actor, strapi: Core.Strapi): Where {
  const there: Where = { removed_at: { $null: true } };
  if (isAllowed(actor, 'users.write')) return there;
  // Whoever does not read people is offered those alone who answer for something in the house.
  if (actor.kind !== 'person' || actor.id === null)
    return isAllowed(actor, 'users.read') ? there : { ...there, user_type: 'employee', blocked: false };
  if (actor.roles.includes('call_agent')) return there;
  const house: Where = { ...there, user_type: 'employee' };
  if (!actor.roles.includes('salesman')) return house;
  const attended = service(strapi, 'people.company-directory').attendedBy(getKnex(strapi), actor.id);
  return { $or: [house, { ...there, company_id: { $in: attended } }] };
}
