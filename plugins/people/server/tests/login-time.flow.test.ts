import { performance } from 'node:perf_hooks';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { strapiService } from '@mayorista/kernel';
import { boot, builtModule, type Answer, type TestApp } from '@mayorista/kernel/testing';

interface Bcrypt {
  compare: (password: string, hash: string) => Promise<boolean>;
  readonly getRounds: (hash: string) => number;
}

/** The very module by which both of Strapi's doors compare passwords: nearly all the time of a login is spent there. */
const bcrypt = builtModule<Bcrypt>('bcryptjs');
const password = 'Mayorista-2026';
const wrong = 'no-es-esta-2026';
let app: TestApp;

interface Door {
  readonly enter: (who: string, password?: unknown) => Promise<Answer<unknown>>;
  readonly hash: () => Promise<string>;
  readonly table: string;
  readonly known: string;
  readonly without: string;
  readonly closed: string;
  readonly close: object;
}

interface Passwords {
  readonly ensureHashedPasswords: (values: { password: string }) => Promise<{ password: string }>;
  readonly hashPassword: (password: string) => Promise<string>;
}
const passwords = (uid: `admin::${string}` | `plugin::${string}`): Passwords =>
  strapiService<Passwords>(app.strapi, uid);

const doors: Readonly<Record<string, Door>> = {
  store: {
    enter: (identifier, given = wrong) => app.anonymous.post('/api/auth/local', { identifier, password: given }),
    hash: async () => (await passwords('plugin::users-permissions.user').ensureHashedPasswords({ password })).password,
    table: 'up_users',
    known: 'otro@demo.test',
    without: 'instalador@demo.test',
    closed: 'agente@demo.test',
    close: { blocked: true },
  },
  panel: {
    enter: (email, given = wrong) => app.anonymous.post('/admin/login', { email, password: given }),
    hash: () => passwords('admin::auth').hashPassword(password),
    table: 'admin_users',
    known: 'compras@mayorista.test',
    without: 'marketing@mayorista.test',
    closed: 'soporte@mayorista.test',
    close: { is_active: false },
  },
};

beforeAll(async () => {
  app = await boot();
  for (const { table, hash, known, without, closed, close } of Object.values(doors)) {
    const accounts = (email: string) => app.strapi.db.connection(table).where({ email });
    // The prepared world's hashes are cheap ones: these are made as the product makes them.
    await accounts(known).update({ password: await hash() });
    await accounts(closed).update({ password: await hash(), ...close });
    await accounts(without).update({ password: null });
  }
});
afterEach(() => vi.restoreAllMocks());

/** What a call at a door compares: the work of each comparison, as the power of two that bcrypt is told. */
async function comparisons(call: () => Promise<Answer<unknown>>): Promise<{ status: number; rounds: number[] }> {
  const compare = vi.spyOn(bcrypt, 'compare');
  const { status } = await call();
  const hashes = compare.mock.calls.map(([, hash]) => hash);
  compare.mockRestore();
  // Of anything that is no whole hash bcrypt says at once that it is another.
  expect(hashes.map((hash) => hash.length)).toEqual(hashes.map(() => 60));
  return { status, rounds: hashes.map((hash) => bcrypt.getRounds(hash)) };
}

describe.each(Object.entries(doors))('how long the %s takes to refuse a login does not tell', (_name, door) => {
  test('whether there is such an account, with a password, and open: it compares once, at the same cost', async () => {
    const refused = await comparisons(() => door.enter(door.known));
    expect(refused).toEqual({ status: 400, rounds: [expect.any(Number)] });
    expect(refused.rounds[0]).toBeGreaterThanOrEqual(10);
    const [there, notThere] = [door.known, `nadie-${door.known}`];
    const alike = [notThere, ` ${there} `, ` ${notThere} `, there.toUpperCase(), door.without, door.closed];
    for (const who of alike) expect([who, await comparisons(() => door.enter(who))]).toEqual([who, refused]);
  });

  test.each([[''], [{ $ne: null }], [['x']], [17], [null]])(
    'whether there is such an account, to whoever sends %j for a password: it compares nothing',
    async (given) => {
      const refused = { status: 400, rounds: [] };
      expect(await comparisons(() => door.enter(`nadie-${door.known}`, given))).toEqual(refused);
      expect(await comparisons(() => door.enter(door.known, given))).toEqual(refused);
    },
  );
});

test('the panel takes credentials from the body alone, where their comparison is evened out', async () => {
  const asked = (email: string) => () =>
    app.anonymous.post(`/admin/login?email=${encodeURIComponent(email)}&password=${wrong}`, {});
  const refused = { status: 400, rounds: [] };
  expect(await comparisons(asked(doors.panel!.known))).toEqual(refused);
  expect(await comparisons(asked('nadie@mayorista.test'))).toEqual(refused);
  const listed = (email: string) => () => app.anonymous.post('/admin/login', { email: [email], password: wrong });
  expect(await comparisons(listed(doors.panel!.known))).toEqual(refused);
});

test.each(Object.entries(doors))(
  'a password at the door of the %s holds up nobody else: the process computes nothing',
  async (_name, door) => {
    const uid = door.table === 'up_users' ? 'plugin::users-permissions.user' : 'admin::auth';
    const { validatePassword } = strapiService<{ validatePassword: Bcrypt['compare'] }>(app.strapi, uid);
    // Of cost 12, so that computing it here would fill the whole time.
    const hash = '$2a$12$7EqJtq98hPqEX7fNZaFWoOhi5BWX4Z7pYkYNu1o1vKPLJ9iRl0rGe';
    const before = performance.eventLoopUtilization();
    expect(await validatePassword(wrong, hash)).toBe(false);
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  },
);
