import { openSession } from '@mayorista/kernel';
import type { TestApp } from '@mayorista/kernel/testing';

interface PersonWish {
  /** users-permissions role type: 'distributor', 'storeman'… */
  readonly role?: string;
  readonly companyId?: number | null;
  readonly branchId?: number | null;
  readonly fields?: Readonly<Record<string, unknown>>;
}

interface GivenPerson {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

let sequence = 0;

/** Creates a person with a role and an open session. A test gives only the values it is about. */
export async function givenPerson({ strapi }: Pick<TestApp, 'strapi'>, wish: PersonWish = {}): Promise<GivenPerson> {
  // Taken before anything is awaited: people are made at the same time.
  const number = ++sequence;
  const role = (await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: wish.role ?? 'distributor' } })) as { id: number } | null;
  if (role === null) throw new Error(`No role has the type ${wish.role ?? 'distributor'}`);
  const email = `persona-${process.pid}-${number}@prueba.test`;
  const user = (await strapi.db.query('plugin::users-permissions.user').create({
    data: {
      username: email,
      email,
      provider: 'local',
      confirmed: true,
      blocked: false,
      role: role.id,
      company_id: wish.companyId ?? null,
      branch_id: wish.branchId ?? null,
      ...wish.fields,
    },
  })) as { id: number };
  const { jwt } = await openSession(strapi, user.id, { isRemembered: false });
  return { id: user.id, email, token: jwt };
}
