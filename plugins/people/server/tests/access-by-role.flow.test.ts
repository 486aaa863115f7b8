import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';
import { openSession } from '@mayorista/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenPerson } from '../../testing';

interface Listed {
  readonly data: readonly { readonly id: number; readonly full_name: string; readonly user_type: string | null }[];
  readonly total: number;
}
interface Made {
  readonly id: number;
  readonly email: string;
  readonly token: string;
}

let app: TestApp;
/** Somebody of the company that the salesman attends, of one that nobody does, and of the house. */
let attended: Made;
let foreign: Made;
let colleague: Made;

const db = () => app.strapi.db.connection;

beforeAll(async () => {
  app = await boot();
  const salesman = (await db()('up_users').where({ email: 'vendedor@demo.test' }).first('id')) as { id: number };
  const [one, other] = (await db()('companies').where({ status: 1 }).orderBy('id').limit(2)) as { id: number }[];
  await db()('companies').where({ id: one!.id }).update({ salesman_id: salesman.id });
  await db()('companies').where({ id: other!.id }).update({ salesman_id: null });
  const client0 = { user_type: 'client', name: 'Zenaida', paternal_surname: 'Alcance' };
  attended = await givenPerson(app, { role: 'distributor', companyId: one!.id, fields: client0 });
  foreign = await givenPerson(app, { role: 'distributor', companyId: other!.id, fields: client0 });
  colleague = await givenPerson(app, { role: 'employee', fields: { ...client0, user_type: 'employee' } });
});

const found = async (who: Client, door = '/api'): Promise<number[]> => {
  const { body } = await who.get<Listed>(`${door}/users?omniSearchQuery=zenaida alcance&per_page=100`);
  return body.data.map(({ id }) => id).sort((a, b) => a - b);
};

describe('people as each role finds them', () => {
  test('a salesman the house and the people of the companies they attend; others are not found', async () => {
    const who = await app.as('vendedor');
    expect(await found(who)).toEqual([attended.id, colleague.id].sort((a, b) => a - b));
    expect((await who.get(`/api/users/${attended.id}`)).status).toBe(200);
    expect((await who.get(`/api/users/${foreign.id}`)).status).toBe(404);
    expect((await who.get(`/api/user-roles/${foreign.id}`)).status).toBe(404);
    expect((await who.get(`/api/histories?modelType=user&modelId=${foreign.id}`)).status).toBe(404);
  });

  test('a storeman the house alone, a call agent and the panel everybody', async () => {
    const storeman = await app.as('almacen');
    expect(await found(storeman)).toEqual([colleague.id]);
    expect((await storeman.get(`/api/users/${attended.id}`)).status).toBe(404);
    const everybody = [attended.id, foreign.id, colleague.id].sort((a, b) => a - b);
    expect(await found(await app.as('agente'))).toEqual(everybody);
    for (const desk of ['soporte', 'rrhh'])
      expect(await found(await app.asStaff(desk), '/people'), desk).toEqual(everybody);
  });

  test('buyers, installers and other desks nobody', async () => {
    for (const who of ['distribuidor', 'secundario', 'instalador'])
      expect((await (await app.as(who)).get('/api/users')).status, who).toBe(403);
    for (const desk of ['compras', 'ventas', 'almacen', 'marketing', 'finanzas'])
      expect((await (await app.asStaff(desk)).get('/people/users')).status, desk).toBe(403);
    expect((await app.anonymous.get('/api/users')).status).toBe(401);
  });

  test('their profiles are their own: nobody else learns that there is one', async () => {
    for (const who of ['vendedor', 'almacen', 'agente', 'distribuidor', 'secundario'])
      for (const noun of ['user-profile', 'user-address', 'user-emails', 'user-telephones', 'user-salesmans'])
        expect((await (await app.as(who)).get(`/api/${noun}/${attended.id}`)).status, `${who} ${noun}`).toBe(404);
    const changed = await (
      await app.as('distribuidor')
    ).patch(`/api/user-profile/${attended.id}`, {
      person: { name: 'Otra' },
    });
    expect(changed.status).toBe(404);
    expect(await db()('up_users').where({ id: attended.id }).first<unknown>()).toMatchObject({ name: 'Zenaida' });
  });
});

describe('sessions of others', () => {
  interface Sessions {
    readonly data: readonly { readonly id: string; readonly device: string; readonly address: string | null }[];
  }
  const path = (id: number) => `/people/person-sessions?user_id=${id}`;

  test('are listed and closed by the desk for clients, by personnel for the house, without what lets somebody in', async () => {
    for (const [desk, person] of [
      ['soporte', attended],
      ['rrhh', colleague],
    ] as const) {
      const { jwt: token } = await openSession(app.strapi, person.id, { isRemembered: false });
      expect((await client(app.url, token).get('/api/user')).status).toBe(200);
      const who = await app.asStaff(desk);
      const listed = await who.get<Sessions>(path(person.id));
      expect(listed.status, JSON.stringify(listed.body)).toBe(200);
      expect(JSON.stringify(listed.body)).not.toMatch(/eyJ/);
      expect(Object.keys(listed.body.data[0]!).sort()).toEqual(
        ['address', 'device', 'id', 'is_current', 'is_remembered', 'started_at', 'used_at'].sort(),
      );
      for (const { id } of listed.body.data)
        expect((await who.delete(`/people/person-sessions/${id}?user_id=${person.id}`)).status).toBe(200);
      await expect.poll(async () => (await client(app.url, token).get('/api/user')).status).toBe(401);
      const history = await who.get<{ data: { action: string }[] }>(
        `/kernel/histories?modelType=user&modelId=${person.id}`,
      );
      expect(history.body.data.map(({ action }) => action)).toContain('session-ended');
    }
  });

  test('of the house’s people are not the desk’s to see or close', async () => {
    const { jwt: token } = await openSession(app.strapi, colleague.id, { isRemembered: false });
    const [support, hr] = [await app.asStaff('soporte'), await app.asStaff('rrhh')];
    const [session] = (await hr.get<Sessions>(path(colleague.id))).body.data;
    expect((await support.get(path(colleague.id))).status).toBe(403);
    const closed = await support.delete(`/people/person-sessions/${session!.id}?user_id=${colleague.id}`);
    expect(closed.status).toBe(403);
    expect((await client(app.url, token).get('/api/user')).status).toBe(200);
    // Nor is one closed under the name of somebody whose sessions may be.
    const borrowed = await support.delete(`/people/person-sessions/${session!.id}?user_id=${attended.id}`);
    expect(borrowed.status).toBe(404);
    expect((await client(app.url, token).get('/api/user')).status).toBe(200);
  });

  test('are nobody else’s', async () => {
    for (const who of ['vendedor', 'almacen', 'agente', 'distribuidor'])
      expect((await (await app.as(who)).get(`/api/person-sessions?user_id=${attended.id}`)).status, who).toBe(403);
    for (const desk of ['ventas', 'compras'])
      expect((await (await app.asStaff(desk)).get(path(attended.id))).status, desk).toBe(403);
  });
});

describe('who may do what, and why', () => {
  test('is told to the desk and to personnel alone', async () => {
    for (const desk of ['soporte', 'rrhh']) {
      const who = await app.asStaff(desk);
      expect((await who.get(`/people/user-accesses/${colleague.id}`)).status, desk).toBe(200);
      expect((await who.get('/people/permission-holders?code=stock.adjust')).status, desk).toBe(200);
    }
    for (const who of ['vendedor', 'almacen', 'agente', 'distribuidor', 'secundario']) {
      const person = await app.as(who);
      expect((await person.get(`/api/user-accesses/${colleague.id}`)).status, who).toBe(403);
      expect((await person.get('/api/permission-holders?code=stock.adjust')).status, who).toBe(403);
    }
  });

  test('a permission that nobody wrote is no permission; a blocked person holds none', async () => {
    const hr = await app.asStaff('rrhh');
    expect((await hr.get('/people/permission-holders?code=products.destroy')).status).toBe(422);
    const blocked = await givenPerson(app, { role: 'employee', fields: { user_type: 'employee', blocked: true } });
    const access = await hr.get<{ data: { is_blocked: boolean; permissions: object[] } }>(
      `/people/user-accesses/${blocked.id}`,
    );
    expect(access.body.data).toMatchObject({ is_blocked: true, permissions: [] });
  });

  test('permissions are told in the words of what they allow', async () => {
    const { body } = await (
      await app.asStaff('rrhh')
    ).get<{ data: { code: string; calls: string[] }[] }>('/people/permissions');
    expect(body.data.find(({ code }) => code === 'stock.adjust')?.calls).toEqual(['Ajustar existencias']);
  });
});

describe('personal data', () => {
  test('are their person’s; of others they are not there, and what is asked for of the house is personnel’s', async () => {
    const own = client(app.url, (await openSession(app.strapi, attended.id, { isRemembered: false })).jwt);
    expect((await own.get('/api/personal-data/0')).status).toBe(200);
    expect((await own.get(`/api/personal-data/${foreign.id}`)).status).toBe(404);
    const [support, hr] = [await app.asStaff('soporte'), await app.asStaff('rrhh')];
    const exported = (who: Client, id: number) => who.post('/people/personal-data-exports', { user_id: id });
    expect((await exported(support, attended.id)).status).toBe(200);
    expect((await exported(support, colleague.id)).status).toBe(403);
    expect((await exported(hr, colleague.id)).status).toBe(200);
    const erased = await support.post('/people/personal-data-erasures', {
      user_id: attended.id,
      email: attended.email,
      reason: 'Lo pidió por escrito',
    });
    expect(erased.status).toBe(403);
    expect(await db()('up_users').where({ id: attended.id }).first<unknown>()).toMatchObject({ name: 'Zenaida' });
  });
});
