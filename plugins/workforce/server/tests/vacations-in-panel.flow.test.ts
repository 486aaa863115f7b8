import { addDays, today } from '@mayorista/kernel';
import { isWeekend } from '@mayorista/kernel/shared';
import { boot, expectRefused, type Client, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';

let app: TestApp;
let hr: Client;
beforeAll(async () => {
  app = await boot();
  hr = await app.asStaff('rrhh');
});

const db = () => app.strapi.db.connection;
const employeeId = async (name: string): Promise<number> =>
  ((await db()('employees').where('name', 'like', `${name}%`).first('id')) as { id: number }).id;
const stateOf = async (id: number): Promise<string> =>
  ((await db()('vacation_requests').where({ id }).first('state')) as { state: string }).state;

/** The first working day that is so many days away. */
async function workday(after: number): Promise<string> {
  let day = addDays(today(), after);
  for (;;) {
    const isHoliday = (await db()('holidays').where({ date: day }).first('id')) !== undefined;
    if (!isWeekend(day) && !isHoliday) return day;
    day = addDays(day, 1);
  }
}

interface Mine {
  readonly data: {
    readonly employee: { readonly id: number; readonly name: string; readonly deciders: readonly object[] };
    readonly available: number;
    readonly requests: readonly { readonly id: number }[];
  };
}
interface Asked {
  readonly id: number;
  readonly data: { readonly employee_id: number; readonly next_states: readonly { readonly move: string }[] };
}
const ask = async (who: Client, after: number) => {
  const day = await workday(after);
  return who.post<Asked>('/workforce/vacation-requests', { starts_on: day, ends_on: day });
};
const movesOf = async (who: Client, id: number): Promise<string[]> =>
  (await who.get<Asked>(`/workforce/vacation-requests/${id}`)).body.data.next_states.map(({ move }) => move);
const decide = (who: Client, id: number) => who.put(`/workforce/vacation-request-states/${id}`, { state: 'approved' });

describe('whoever works in the panel asks for their own vacations there', () => {
  test('with balance, requests and who decides; the answer is the same for nobody else', async () => {
    const buyer = await app.asStaff('compras');
    const mine = await buyer.get<Mine>('/workforce/my-vacations');
    expect(mine.status, JSON.stringify(mine.body)).toBe(200);
    expect(mine.body.data.employee).toEqual({
      id: await employeeId('Rodrigo Elizondo'),
      name: 'Rodrigo Elizondo Ponce',
      job_name: 'Gerente de compras',
      deciders: [{ id: await employeeId('Humberto Leal'), name: 'Humberto Leal Cavazos' }],
    });
    const asked = await ask(buyer, 40);
    expect(asked.status, JSON.stringify(asked.body)).toBe(201);
    expect(asked.body.data.employee_id).toBe(mine.body.data.employee.id);
    const after = await buyer.get<Mine>('/workforce/my-vacations');
    expect(after.body.data.requests.map(({ id }) => id)).toContain(asked.body.id);
    expect(after.body.data.available).toBe(mine.body.data.available - 1);
    for (const other of ['ventas', 'catalogo', 'almacen']) {
      const who = await app.asStaff(other);
      expect((await who.get(`/workforce/vacation-requests/${asked.body.id}`)).status, other).toBe(404);
      expect((await decide(who, asked.body.id)).status, other).toBe(404);
    }
    expect(await stateOf(asked.body.id)).toBe('requested');
  });

  test('an account that is no employee’s has none, and asks for none', async () => {
    const who = await app.asStaff('catalogo');
    expect((await who.get('/workforce/my-vacations')).status).toBe(404);
    expectRefused(await ask(who, 40), { employee_id: /expediente/ });
    expect((await who.get<{ total: number }>('/workforce/vacation-requests')).body.total).toBe(0);
  });

  test('nobody decides on their own, personnel neither: no button, and the call is refused', async () => {
    const asked = await ask(hr, 45);
    expect(asked.status, JSON.stringify(asked.body)).toBe(201);
    expect(asked.body.data.employee_id).toBe(await employeeId('Teresa Aguirre'));
    expect(await movesOf(hr, asked.body.id)).toEqual(['cancel']);
    expect((await decide(hr, asked.body.id)).status).toBe(403);
    expect(await stateOf(asked.body.id)).toBe('requested');
    const cancelled = await hr.put(`/workforce/vacation-request-states/${asked.body.id}`, { state: 'cancelled' });
    expect(cancelled.body).toMatchObject({ data: { state: 'cancelled' } });
  });
});

describe('the functional chief decides in the panel', () => {
  test('on those of the team, whose own account has no button for it', async () => {
    const storeman = await app.as('almacen');
    const day = await workday(50);
    const asked = await storeman.post<Asked>('/api/vacation-requests', { starts_on: day, ends_on: day });
    expect(asked.status, JSON.stringify(asked.body)).toBe(201);
    expect(asked.body.data.next_states.map(({ move }) => move)).toEqual(['cancel']);
    const chief = await app.asStaff('almacen');
    expect(await movesOf(chief, asked.body.id)).toEqual(['approve', 'reject', 'cancel']);
    // Decided on, not rewritten: the page shows no form for what would be refused.
    const mayChange = async (who: Client, path = '/workforce') =>
      (await who.get<{ data: { may_change: boolean } }>(`${path}/vacation-requests/${asked.body.id}`)).body.data
        .may_change;
    expect([await mayChange(chief), await mayChange(hr), await mayChange(storeman, '/api')]).toEqual([
      false,
      true,
      true,
    ]);
    const rewritten = await chief.put(`/workforce/vacation-requests/${asked.body.id}`, { note: 'Otra' });
    expect(rewritten.status).toBe(403);
    expect(await db()('vacation_requests').where({ id: asked.body.id }).first<unknown>()).toMatchObject({ note: null });
    const decided = await decide(chief, asked.body.id);
    expect(decided.body).toMatchObject({ data: { state: 'approved', decided_by: 'Norma Zúñiga Peña' } });
  });

  test('and no more once the account is another’s, or the employee is dismissed', async () => {
    const [chief, id] = [await app.asStaff('almacen'), await employeeId('Norma Zúñiga')];
    const day = await workday(55);
    const asked = await (
      await app.as('almacen')
    ).post<Asked>('/api/vacation-requests', { starts_on: day, ends_on: day });
    await db()('employees').where({ id }).update({ state: 'ended' });
    expect((await decide(chief, asked.body.id)).status).toBe(404);
    await db()('employees').where({ id }).update({ state: 'active' });
    const user = ((await db()('employees').where({ id }).first('user_id')) as { user_id: number }).user_id;
    const account = (await db()('admin_users').where({ email: 'almacen@mayorista.test' }).first('id')) as {
      id: number;
    };
    const without = await hr.patch(`/people/users/${user}`, { employee: { panel_account_id: null } });
    expect(without.status, JSON.stringify(without.body)).toBe(200);
    expect((await decide(chief, asked.body.id)).status).toBe(404);
    expect(await stateOf(asked.body.id)).toBe('requested');
    const again = await hr.patch(`/people/users/${user}`, { employee: { panel_account_id: account.id } });
    expect(again.status, JSON.stringify(again.body)).toBe(200);
    expect((await decide(chief, asked.body.id)).status).toBe(200);
  });
});

describe('an account of the panel belongs to one employee', () => {
  test('a second one is refused by its field, an account that is not there too', async () => {
    const account = (await db()('admin_users').where({ email: 'rrhh@mayorista.test' }).first('id')) as { id: number };
    const row = (await db()('employees')
      .where({ id: await employeeId('Joel Prado') })
      .first('user_id')) as {
      user_id: number;
    };
    const give = (id: number) => hr.patch(`/people/users/${row.user_id}`, { employee: { panel_account_id: id } });
    expectRefused(await give(account.id), { 'data.employee.panel_account_id': /.+/ });
    expectRefused(await give(999_999), { 'data.employee.panel_account_id': /.+/ });
    const after = (await db()('employees').where({ user_id: row.user_id }).first()) as { panel_account_id: null };
    expect(after.panel_account_id).toBeNull();
  });

  test('accounts are found by name and address by personnel alone, without anything that lets somebody in', async () => {
    const { body } = await hr.get<{ data: object[] }>('/people/panel-accounts?omniSearchQuery=zuniga');
    expect(body.data).toEqual([
      { id: expect.any(Number), email: 'almacen@mayorista.test', full_name: 'Norma Zúñiga Peña', is_active: true },
    ]);
    for (const role of ['soporte', 'compras', 'ventas'])
      expect((await (await app.asStaff(role)).get('/people/panel-accounts')).status, role).toBe(403);
    for (const who of ['vendedor', 'distribuidor', 'almacen'])
      expect((await (await app.as(who)).get('/api/panel-accounts')).status, who).toBe(403);
    expect((await app.anonymous.get('/api/panel-accounts')).status).toBe(401);
  });
});
