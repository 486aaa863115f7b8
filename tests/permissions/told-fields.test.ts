import { randomUUID } from 'node:crypto';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { houseRoles, panelRoles } from '@mayorista/config';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';
import { askers } from './askers';
import {
  addressOf,
  calls,
  canaries,
  entry,
  givenSecrets,
  hiddenFrom,
  person,
  toldBy,
  type List,
  type World,
} from './told-fields';

test('everybody of the house is asked', () => {
  const roles = [...panelRoles.map(({ code }) => code.replace('mayorista-', '')), ...houseRoles];
  expect(askers.map(([role]) => role).sort()).toEqual(roles.sort());
});

let app: TestApp;
let admin: Client;
let knex: Knex;
let world: World;

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  admin = await app.asStaff('admin');
  world = await givenSecrets(app);
}, 120_000);

describe.each(askers)('%s by the %s', (role, door) => {
  let who: Client;
  let hidden: Map<string, string[]>;

  beforeAll(async () => {
    who =
      door === 'panel'
        ? await app.asStaff(role)
        : client(app.url, (await givenPerson(app, { role, fields: { user_type: 'employee' } })).token);
    hidden = await hiddenFrom(app, who, { door, world });
  }, 120_000);

  test('orders and narrows the lists of calls by nothing that they hide', async () => {
    const answered: string[] = [];
    for (const [uid, names] of hidden) {
      if ((await toldBy(who, uid, { door, employee: world.employee })) === null) continue;
      const list = `${addressOf(uid, door)}?per_page=100`;
      const plain = JSON.stringify((await who.get<List>(list)).body);
      for (const name of names)
        for (const query of [
          `order_by=${name}&order_direction=desc`,
          `sort=${name}:desc`,
          `filters[$or][0][${name}][$notNull]=true`,
          `filters=${encodeURIComponent(JSON.stringify([{ field: name, operator: 'null' }]))}`,
          `${name}=7`,
        ]) {
          const { status, body } = await who.get<List>(`${list}&${query}`);
          if (status !== 422 && JSON.stringify(body) !== plain) answered.push(`${uid} ${query}: ${status}`);
        }
    }
    expect(answered).toEqual([]);
  }, 120_000);

  test('finds nothing in them by the text of a field that is hidden', async () => {
    for (const [uid, field, text] of canaries)
      for (const parameter of ['omniSearchQuery', 'search', '_q']) {
        const { status, body } = await who.get<List>(`${addressOf(uid, door)}?${parameter}=${text}`);
        if (status === 200 && hidden.get(uid)?.includes(field) === true) expect(body.total, `${uid} ${field}`).toBe(0);
      }
  });

  test('is told by a history nothing that the record hides', async () => {
    const told: string[] = [];
    const secret = `secreto de ${role}`;
    for (const [uid, names] of hidden) {
      const type = app.strapi.contentType(uid as never).info.pluralName;
      const id =
        uid === person ? world.employee.id : Number((await admin.get<List>(String(calls[uid]))).body.data[0]?.id);
      const modelType = uid === person ? 'user' : type;
      await entry(app, modelType, id, Object.fromEntries(names.map((name) => [name, [null, secret]])));
      for (const asked of new Set([modelType, type])) {
        const root = door === 'panel' ? '/kernel' : '/api';
        const { status, body } = await who.get(`${root}/histories?modelType=${asked}&modelId=${id}`);
        if (status === 200 && JSON.stringify(body).includes(secret)) told.push(`${uid} as ${asked}`);
      }
    }
    expect(told).toEqual([]);
  });
});

describe("people's papers", () => {
  const [[, , rfc]] = canaries;

  const found = async (who: Client, text: string, door: string) =>
    (await who.get<List>(`${door}/users?omniSearchQuery=${text}`)).body.data.map(({ id }) => id);

  test('of a client are the desk’s, of an employee personnel’s, and colleagues find nobody by them', async () => {
    const [support, personnel] = [await app.asStaff('soporte'), await app.asStaff('rrhh')];
    const colleague = client(
      app.url,
      (await givenPerson(app, { role: 'employee', fields: { user_type: 'employee' } })).token,
    );
    expect(await found(support, 'XZQW800101CD3', '/people')).toEqual([world.customer.id]);
    expect(await found(support, rfc, '/people')).toEqual([]);
    expect(await found(personnel, rfc, '/people')).toEqual([world.employee.id]);
    expect(await found(colleague, rfc, '/api')).toEqual([]);
    expect(await found(colleague, 'Aaron', '/api')).toContain(world.employee.id);
  });

  test('are told by the histories of the same people alone, whatever the history is called', async () => {
    const profile = async (userId: number) => {
      const [id] = await knex('user_profiles')
        .insert({
          user_id: userId,
          rfc: rfc,
          document_id: randomUUID(),
          created_at: new Date(),
          updated_at: new Date(),
        })
        .returning('id');
      return Number(typeof id === 'object' ? (id as { id: number }).id : id);
    };
    const [ofEmployee, ofCustomer] = [await profile(world.employee.id), await profile(world.customer.id)];
    for (const id of [ofEmployee, ofCustomer]) await entry(app, 'user-profiles', id, { rfc: [null, 'un papel'] });
    for (const { id } of [world.employee, world.customer])
      await entry(app, 'user', id, { birthdate: [null, 'un papel'], name: [null, 'Ana'] });
    const told = async (who: Client, type: string, id: number, door = '/kernel') => {
      const { status, body } = await who.get(`${door}/histories?modelType=${type}&modelId=${id}`);
      return status === 200 ? JSON.stringify(body).includes('un papel') : status;
    };
    const [support, personnel] = [await app.asStaff('soporte'), await app.asStaff('rrhh')];
    expect([await told(support, 'user-profiles', ofEmployee), await told(support, 'user', world.employee.id)]).toEqual([
      404,
      false,
    ]);
    expect([await told(support, 'user-profiles', ofCustomer), await told(support, 'user', world.customer.id)]).toEqual([
      true,
      true,
    ]);
    expect([
      await told(personnel, 'user-profiles', ofEmployee),
      await told(personnel, 'user', world.employee.id),
    ]).toEqual([true, true]);
    const salesRole = (await knex('up_roles').where({ type: 'salesman' }).first('id')) as { id: number };
    const { token } = await givenPerson(app, {
      role: 'employee',
      fields: { user_type: 'employee', extra_roles: [salesRole.id] },
    });
    expect(await told(client(app.url, token), 'user', world.employee.id, '/api')).toBe(false);
  });
});
