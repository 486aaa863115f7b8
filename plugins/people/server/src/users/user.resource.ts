import { defineResource, getKnex, service, type Actor, type BaseRow, type Core, type Where } from '@mayorista/kernel';
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
  readonly role?: { type: string; name: string } | null;
  readonly extra_roles?: { type: string; name: string }[];
}

/** People with access, as staff look them up (spec people-and-crm 7, /users). */
export const userResource = defineResource<UserRow>()({
  path: '/users',
  uid: uids.user,
  label: 'persona con acceso',
  search: ['username', 'email', 'name', 'paternal_surname', 'maternal_surname'],
  filters: ['company_id', 'branch_id', 'user_type', 'blocked'],
  populate: ['role', 'extra_roles'],
  order: { username: 'asc' },
  scope: withinReach,
  read: { needs: 'users.read' },
  output: user,
  serialize: (row) => ({
    id: row.id,
    username: row.username,
    email: row.email,
    blocked: row.blocked,
    user_type: row.user_type,
    person: { name: row.name, paternal_surname: row.paternal_surname, maternal_surname: row.maternal_surname },
    company_id: row.company_id,
    branch_id: row.branch_id,
    roles: [row.role, ...(row.extra_roles ?? [])].flatMap((role) =>
      role ? [{ type: role.type, name: role.name }] : [],
    ),
  }),
});

/** Call agents attend anybody; a salesman knows the house and the people of the companies they attend; other employees, the house alone. */
function withinReach(actor: Actor, strapi: Core.Strapi): Where {
  if (actor.kind !== 'person' || actor.id === null || actor.roles.includes('call_agent')) return {};
  const house: Where = { user_type: 'employee' };
  if (!actor.roles.includes('salesman')) return house;
  const attended = service(strapi, 'people.company-directory').attendedBy(getKnex(strapi), actor.id);
  return { $or: [house, { company_id: { $in: attended } }] };
}
