import type { Core } from '@strapi/strapi';
import { panelRoles } from '@mayorista/config';
import { companies, DEMO_PASSWORD, panelUsers, people, type PersonSeed } from '@mayorista/database/seeds';
import { inTransaction, insertRow, service, strapiService, type Deps, type Tx } from '@mayorista/kernel';
import '../../../contract';
import { ensureStaffAccount } from '../panel/ensure-staff-account';
import { tables, uids } from '../uids';

/** The demo world's people and staff accounts; one that exists is left alone. */
export const peopleDemo = ({ strapi }: Deps) => ({
  async load(): Promise<void> {
    const rfcByKey = new Map(companies.map(({ key, rfc }) => [key, rfc]));
    const companyByRfc = await service(strapi, 'people.company-directory').idsByRfc([...rfcByKey.values()]);
    const password = await hashOnce(strapi);
    await inTransaction(strapi, async (tx) => {
      const known = new Set(
        ((await tx.trx(tables.user).select('email')) as { email: string }[]).map(({ email }) => email),
      );
      const branches = await branchIds(tx);
      const roles = await roleIds(tx);
      for (const person of people.filter(({ email }) => !known.has(email))) {
        const companyId =
          person.company === null ? null : (companyByRfc.get(rfcByKey.get(person.company) ?? '') ?? null);
        await insertPerson(tx, person, {
          companyId,
          branchId: branches.get(person.branch ?? '') ?? null,
          password,
          roles,
        });
      }
    });
    for (const account of panelUsers) {
      const code = account.role === 'super-admin' ? 'strapi-super-admin' : panelCode(account.role);
      await ensureStaffAccount(strapi, { ...account, password: DEMO_PASSWORD, roles: [code] });
    }
  },
});

interface Placement {
  readonly companyId: number | null;
  readonly branchId: number | null;
  readonly password: string;
  readonly roles: ReadonlyMap<string, number>;
}

async function insertPerson(
  tx: Tx,
  person: PersonSeed,
  { companyId, branchId, password, roles }: Placement,
): Promise<void> {
  const id = await insertRow(tx, tables.user, {
    username: person.username,
    email: person.email,
    provider: 'local',
    password,
    confirmed: true,
    blocked: false,
    name: person.name,
    paternal_surname: person.paternal_surname,
    maternal_surname: person.maternal_surname,
    company_id: companyId,
    branch_id: branchId,
    user_type: person.roles.includes('employee') ? 'employee' : 'client',
  });
  const [first, ...others] = person.roles.map((type) => roleId(roles, type));
  await tx.trx(tables.userRole).insert({ user_id: id, role_id: first });
  if (others.length > 0)
    await tx.trx(tables.userExtraRoles).insert(others.map((role) => ({ user_id: id, role_id: role })));
}

function roleId(roles: ReadonlyMap<string, number>, type: string): number {
  const id = roles.get(type);
  if (id === undefined) throw new Error(`The demo world names an unknown role: ${type}`);
  return id;
}

const panelCode = (type: string): string => panelRoles.find((role) => role.type === type)?.code ?? type;

interface UserService {
  ensureHashedPasswords(values: { password: string }): Promise<{ password: string }>;
}

/** All demo people share one password: hashing it once keeps the first start short. */
async function hashOnce(strapi: Core.Strapi): Promise<string> {
  const users = strapiService<UserService>(strapi, uids.user);
  return (await users.ensureHashedPasswords({ password: DEMO_PASSWORD })).password;
}

const roleIds = async (tx: Tx): Promise<Map<string, number>> =>
  new Map(
    ((await tx.trx('up_roles').select('id', 'type')) as { id: number; type: string }[]).map(({ id, type }) => [
      type,
      id,
    ]),
  );

const branchIds = async (tx: Tx): Promise<Map<string, number>> =>
  new Map(
    ((await tx.trx('branches').select('id', 'code')) as { id: number; code: string }[]).map(({ id, code }) => [
      code,
      id,
    ]),
  );
