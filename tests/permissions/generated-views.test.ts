import { randomUUID } from 'node:crypto';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import { panelContent, panelRoles } from '@mayorista/config';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';

type Row = Record<string, unknown>;
type View = { results: Row[] };
type List = { data: Row[]; total: number };

/** The calls that answer the same records as a generated view; null where there are none for the panel. */
const calls: Readonly<Record<string, string | null>> = {
  'api::inventory.branch': '/inventory/branches',
  'api::inventory.supplier': '/inventory/suppliers',
  'api::inventory.condition-grade': '/inventory/condition-grades',
  'api::inventory.value-restriction': '/inventory/value-restrictions',
  'api::inventory.scale': '/inventory/scales',
  'api::compliance.nom': '/compliance/noms',
  'api::compliance.nom-requirement': '/compliance/nom-requirements',
  'api::compliance.nom-responsible': '/compliance/nom-requirement-responsables',
  'api::compliance.certification-agency': '/compliance/nom-document-certification-agencies',
  'api::compliance.tariff-fraction': '/compliance/tariff-fractions',
  'api::catalogue.product': '/catalogue/products',
  'api::catalogue.brand': '/catalogue/brands',
  'api::catalogue.category': '/catalogue/categories',
  'api::catalogue.stage': '/catalogue/stages',
  'api::catalogue.tvc-brand': '/catalogue/brands-tvc',
  'api::catalogue.tvc-category': '/catalogue/tvc-categories',
  'api::marketing.landing-submission': '/marketing/landing-submissions',
  'api::marketing.landing': '/marketing/landings',
  'api::marketing.store-nav-promo-button-config': '/marketing/store-nav-promo-button-configs',
  'api::marketing.store-profile-promo-dashboard-config': '/marketing/store-profile-promo-dashboard-configs',
  'api::marketing.store-promo': null,
  'api::marketing.popup': null,
  'plugin::users-permissions.user': '/people/users',
  'api::companies.company': '/companies/company-distributors',
  'api::reference.department': '/reference/departments',
  'api::reference.education-type': '/reference/education-types',
  'api::reference.relative-type': '/reference/relative-types',
  'api::reference.blood-type': '/reference/blood-types',
  'api::reference.termination-reason': '/reference/termination-reasons',
};
const uids = Object.keys(calls);
const person = 'plugin::users-permissions.user';
/** Facts of every row, and of parts of a record in its calls, that say nothing of the type's own fields. */
const bookkeeping = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy']);
const scalars = new Set([
  'string',
  'text',
  'uid',
  'email',
  'integer',
  'biginteger',
  'decimal',
  'float',
  'date',
  'datetime',
]);
const roles = panelRoles.map(({ code }) => code.replace('mayorista-', ''));

/** Values that stand nowhere else. */
const canaries = { rfc: 'XZQW800101AB9', account: 'CTA-90871-Z', cost: '73915.48' };

let app: TestApp;
let knex: Knex;
let admin: Client;
let employee: { id: number; documentId: string };
let customer: { id: number };
let removed: { id: number; documentId: string };
/** By type the fields that its calls tell the super administrator. */
let toldToAll: Map<string, ReadonlySet<string>>;

const view = (uid: string, query = ''): string => `/content-manager/collection-types/${uid}${query}`;

/** The names of everything that an answer holds, on any depth. */
function keysIn(value: unknown, keys = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) keysIn(item, keys);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      keys.add(key);
      keysIn(inner, keys);
    }
  return keys;
}

const attributesOf = (uid: string): Record<string, { type: string; target?: string }> =>
  app.strapi.contentType(uid as never).attributes as never;

/** The fields of a type that its calls tell somebody; null when they refuse. */
async function toldBy(who: Client, uid: string): Promise<ReadonlySet<string> | null> {
  const path = calls[uid];
  const list = await who.get<List>(`${path}?per_page=20`);
  if (list.status !== 200) return null;
  // A record of the house's own, of which each is told no more than may be told of any.
  const id = uid === person ? employee.id : list.body.data[0]?.id;
  const one = await who.get(`${path}/${String(id)}`);
  const told = keysIn([
    list.body.data.filter((row) => uid !== person || row.id === employee.id),
    one.status === 200 ? one.body : null,
  ]);
  return new Set([...told].filter((key) => !bookkeeping.has(key)));
}

/** The type's fields that its calls tell others, but not this one. */
async function hiddenFrom(who: Client, uid: string): Promise<string[]> {
  const told = await toldBy(who, uid);
  return Object.keys(attributesOf(uid)).filter(
    (name) => toldToAll.get(uid)?.has(name) === true && told?.has(name) !== true,
  );
}

const given = async (fields: Row): Promise<{ id: number; documentId: string }> => {
  const { id } = await givenPerson(app, { role: 'employee', fields });
  const row = (await knex('up_users').where({ id }).first('document_id')) as { document_id: string };
  return { id, documentId: row.document_id };
};

async function entry(type: string, id: number, changes: Row): Promise<void> {
  await knex('audit_entries').insert({
    document_id: randomUUID(),
    model_type: type,
    model_id: String(id),
    action: 'changed',
    actor_kind: 'system',
    actor_name: 'Prueba',
    changes: JSON.stringify(changes),
    happened_at: new Date(),
  });
}

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  admin = await app.asStaff('admin');
  const papers = { rfc: canaries.rfc, birthdate: '1980-01-01' };
  employee = await given({ user_type: 'employee', name: 'Aaron', manager_id: 1, ...papers });
  customer = await givenPerson(app, {
    role: 'client',
    fields: { user_type: 'client', rfc: 'XZQW800101CD3', birthdate: '1981-02-02' },
  });
  removed = await given({ user_type: 'employee', removed_at: new Date() });
  await knex('suppliers').whereIn('id', knex('suppliers').min('id')).update({ accounting_account: canaries.account });
  await knex('products').whereIn('id', knex('products').min('id')).update({ average_cost: canaries.cost });
  toldToAll = new Map();
  for (const uid of uids) if (calls[uid] !== null) toldToAll.set(uid, (await toldBy(admin, uid)) ?? new Set());
}, 120_000);

test('every type that the generated views show is walked', () => {
  const shown = Object.values(panelContent).flatMap(({ read, write }) => [...read, ...write]);
  expect([...new Set(shown)].sort()).toEqual([...uids].sort());
});

describe.each(roles)('%s', (role) => {
  let who: Client;
  let shown: Map<string, Row>;
  let hidden: Map<string, string[]>;

  beforeAll(async () => {
    who = await app.asStaff(role);
    shown = new Map();
    hidden = new Map();
    for (const uid of uids) {
      const { status, body } = await who.get<View>(view(uid, '?pageSize=1'));
      if (status === 200) shown.set(uid, body.results[0] ?? {});
      if (calls[uid] !== null) hidden.set(uid, await hiddenFrom(who, uid));
    }
  }, 120_000);

  test('is shown no type that the calls refuse', async () => {
    const wrong: string[] = [];
    for (const uid of shown.keys()) if (calls[uid] !== null && (await toldBy(who, uid)) === null) wrong.push(uid);
    expect(wrong).toEqual([]);
  });

  test('is shown no field that the calls hide, in a list or a record', async () => {
    const wrong: string[] = [];
    for (const [uid, row] of shown) {
      const names = hidden.get(uid) ?? [];
      const one = await who.get<{ data: Row }>(view(uid, `/${String(row.documentId)}?populate=*`));
      for (const name of names) if (name in row || name in (one.body.data ?? {})) wrong.push(`${uid} ${name}`);
    }
    expect(wrong).toEqual([]);
  });

  test('sorts, filters, selects and adds by none of them, however it is spelt', async () => {
    const answered: string[] = [];
    for (const uid of shown.keys())
      for (const name of hidden.get(uid) ?? [])
        for (const query of [
          `sort=${name}:ASC`,
          `sort=id:ASC,${name}`,
          `sort[0]=${name}:desc`,
          `sort[${name}]=asc`,
          `filters[${name}][$notNull]=true`,
          `filters[$and][0][$or][0][$not][${name}][$notNull]=true`,
          `fields=${name}`,
          `fields[0]=id&fields[1]=${name}`,
        ]) {
          const { status } = await who.get(view(uid, `?${query}`));
          if (status !== 400) answered.push(`${uid} ${query}: ${status}`);
        }
    expect(answered).toEqual([]);
  });

  test('sorts and filters by each field that it is shown', async () => {
    const refused: string[] = [];
    for (const [uid, row] of shown)
      for (const [name, { type }] of Object.entries(attributesOf(uid))) {
        if (!(name in row) || !scalars.has(type)) continue;
        const { status } = await who.get(
          view(uid, `?pageSize=1&sort=${name}:ASC&filters[$and][0][${name}][$notNull]=true`),
        );
        if (status !== 200) refused.push(`${uid} ${name}: ${status}`);
      }
    expect(refused).toEqual([]);
  });

  test('reads through a relation what it reads there itself, and no more', async () => {
    const answered: string[] = [];
    for (const uid of shown.keys())
      for (const [name, { target = '' }] of Object.entries(attributesOf(uid))) {
        if (calls[target] == null) continue;
        const secrets = [
          ...(hidden.get(target) ?? []),
          ...(target === person ? ['password', 'resetPasswordToken'] : []),
        ];
        const { body } = await who.get<View>(view(uid, `?pageSize=100&populate[${name}]=*`));
        const told = keysIn((body.results ?? []).map((row) => row[name]));
        for (const secret of secrets) {
          if (target === person && ['username', 'name', 'paternal_surname', 'maternal_surname'].includes(secret))
            continue;
          if (told.has(secret)) answered.push(`${uid} shows ${name}.${secret}`);
          for (const query of [
            `sort=${name}.${secret}:ASC`,
            `sort[${name}][${secret}]=desc`,
            `filters[${name}][${secret}][$notNull]=true`,
            `filters[$or][0][$not][${name}][${secret}][$notNull]=true`,
            `populate[${name}][sort]=${secret}`,
            `populate[${name}][filters][${secret}][$notNull]=true`,
            `populate[${name}][fields]=${secret}`,
          ]) {
            const { status } = await who.get(view(uid, `?${query}`));
            if (status !== 400) answered.push(`${uid} ${query}: ${status}`);
          }
        }
      }
    expect(answered).toEqual([]);
  });

  test('finds nothing by the text of a field that is hidden', async () => {
    for (const [uid, field, text] of [
      [person, 'rfc', canaries.rfc],
      ['api::inventory.supplier', 'accounting_account', canaries.account],
      ['api::catalogue.product', 'average_cost', canaries.cost],
    ] as const) {
      const isHidden = hidden.get(uid)?.includes(field) === true;
      const list = await who.get<View>(view(uid, `?_q=${text}`));
      if (list.status === 200 && isHidden) expect(list.body.results, `${uid} ${field}`).toEqual([]);
      const found = await who.get<List>(`${calls[uid]}?omniSearchQuery=${text}`);
      if (found.status === 200 && isHidden) expect(found.body.total, `${uid} ${field}`).toBe(0);
    }
  });

  test('orders and narrows the lists of calls by none of them', async () => {
    const answered: string[] = [];
    for (const [uid, names] of hidden) {
      if ((await toldBy(who, uid)) === null) continue;
      const plain = (await who.get<List>(`${calls[uid]}?per_page=100`)).body;
      for (const name of names)
        for (const query of [
          `order_by=${name}&order_direction=desc`,
          `sort=${name}:desc`,
          `filters[$or][0][${name}][$notNull]=true`,
          `filters=${encodeURIComponent(JSON.stringify([{ field: name, operator: 'null' }]))}`,
          `${name}=7`,
        ]) {
          const { status, body } = await who.get<List>(`${calls[uid]}?per_page=100&${query}`);
          if (status !== 422 && JSON.stringify(body) !== JSON.stringify(plain))
            answered.push(`${uid} ${query}: ${status}`);
        }
    }
    expect(answered).toEqual([]);
  }, 120_000);

  test('is told by a history nothing that the record hides', async () => {
    const told: string[] = [];
    for (const [uid, names] of hidden) {
      const type = app.strapi.contentType(uid as never).info.pluralName;
      const id = uid === person ? employee.id : Number((await admin.get<List>(`${calls[uid]}`)).body.data[0]?.id);
      const modelType = uid === person ? 'user' : type;
      await entry(modelType, id, Object.fromEntries(names.map((name) => [name, [null, 'secreto']])));
      for (const asked of new Set([modelType, type])) {
        const { status, body } = await who.get(`/kernel/histories?modelType=${asked}&modelId=${id}`);
        if (status === 200 && JSON.stringify(body).includes('secreto')) told.push(`${uid} as ${asked}`);
      }
    }
    expect(told).toEqual([]);
  });

  test('is told nothing of passwords and codes, and finds nobody by them', async () => {
    for (const name of ['password', 'resetPasswordToken', 'confirmationToken'])
      for (const query of [`sort=${name}`, `filters[${name}][$startsWith]=$2`, `fields=${name}`])
        expect([400, 403], query).toContain((await who.get(view(person, `?${query}`))).status);
  });
});

test('the walk has something to hide from most, and the administrator is told it', async () => {
  expect(toldToAll.get(person)).toContain('rfc');
  for (const [uid, field, text] of [
    [person, 'rfc', canaries.rfc],
    ['api::inventory.supplier', 'accounting_account', canaries.account],
    ['api::catalogue.product', 'average_cost', canaries.cost],
  ] as const) {
    expect((await hiddenFrom(await app.asStaff('soporte'), uid)).includes(field)).toBe(true);
    const { body } = await admin.get<View>(view(uid, `?sort=${field}:DESC&filters[${field}][$notNull]=true`));
    expect(body.results[0], uid).toHaveProperty(field);
    if (uid === 'api::catalogue.product') continue;
    expect((await admin.get<View>(view(uid, `?_q=${text}`))).body.results).toHaveLength(1);
  }
  for (const query of ['sort=password', 'filters[password][$startsWith]=$2', 'sort=resetPasswordToken:desc'])
    expect((await admin.get(view(person, `?${query}`))).status, query).toBe(400);
});

describe("people's papers", () => {
  const found = async (who: Client, text: string, door: string) =>
    (await who.get<List>(`${door}/users?omniSearchQuery=${text}`)).body.data.map(({ id }) => id);

  test('of a client are the desk’s, of an employee personnel’s, and colleagues find nobody by them', async () => {
    const [support, personnel] = [await app.asStaff('soporte'), await app.asStaff('rrhh')];
    const colleague = client(
      app.url,
      (await givenPerson(app, { role: 'employee', fields: { user_type: 'employee' } })).token,
    );
    expect(await found(support, 'XZQW800101CD3', '/people')).toEqual([customer.id]);
    expect(await found(support, canaries.rfc, '/people')).toEqual([]);
    expect(await found(personnel, canaries.rfc, '/people')).toEqual([employee.id]);
    expect(await found(colleague, canaries.rfc, '/api')).toEqual([]);
    expect(await found(colleague, 'Aaron', '/api')).toContain(employee.id);
  });

  test('are told by the histories of the same people alone, whatever the history is called', async () => {
    const profile = async (userId: number) => {
      const [id] = await knex('user_profiles')
        .insert({
          user_id: userId,
          rfc: canaries.rfc,
          document_id: randomUUID(),
          created_at: new Date(),
          updated_at: new Date(),
        })
        .returning('id');
      return Number(typeof id === 'object' ? (id as { id: number }).id : id);
    };
    const [ofEmployee, ofCustomer] = [await profile(employee.id), await profile(customer.id)];
    for (const id of [ofEmployee, ofCustomer]) await entry('user-profiles', id, { rfc: [null, 'secreto'] });
    for (const { id } of [employee, customer])
      await entry('user', id, { birthdate: [null, 'secreto'], name: [null, 'Ana'] });
    const told = async (who: Client, type: string, id: number, door = '/kernel') => {
      const { status, body } = await who.get(`${door}/histories?modelType=${type}&modelId=${id}`);
      return status === 200 ? JSON.stringify(body).includes('secreto') : status;
    };
    const [support, personnel] = [await app.asStaff('soporte'), await app.asStaff('rrhh')];
    expect([await told(support, 'user-profiles', ofEmployee), await told(support, 'user', employee.id)]).toEqual([
      404,
      false,
    ]);
    expect([await told(support, 'user-profiles', ofCustomer), await told(support, 'user', customer.id)]).toEqual([
      true,
      true,
    ]);
    expect([await told(personnel, 'user-profiles', ofEmployee), await told(personnel, 'user', employee.id)]).toEqual([
      true,
      true,
    ]);
    const salesRole = (await knex('up_roles').where({ type: 'salesman' }).first('id')) as { id: number };
    const { token } = await givenPerson(app, {
      role: 'employee',
      fields: { user_type: 'employee', extra_roles: [salesRole.id] },
    });
    expect(await told(client(app.url, token), 'user', employee.id, '/api')).toBe(false);
  });

  test('of an employee are no part of the profile that support reads', async () => {
    const [support, personnel] = [await app.asStaff('soporte'), await app.asStaff('rrhh')];
    expect((await support.get(`/people/user-profile/${employee.id}`)).status).toBe(404);
    expect((await support.get(`/people/user-profile/${customer.id}`)).status).toBe(200);
    expect((await personnel.get(`/people/user-profile/${employee.id}`)).status).toBe(200);
  });
});

describe('rows', () => {
  test('that the calls do not know, the generated views do not know either', async () => {
    const support = await app.asStaff('soporte');
    for (const who of [support, admin]) {
      const { body } = await who.get<View>(
        view(person, `?filters[id][$in][0]=${removed.id}&filters[id][$in][1]=${employee.id}`),
      );
      expect(body.results.map(({ id }) => id)).toEqual([employee.id]);
      expect((await who.get(view(person, `/${removed.documentId}`))).status).toBe(404);
      expect((await who.get(view(person, `/${employee.documentId}`))).status).toBe(200);
    }
    expect((await admin.put(view(person, `/${removed.documentId}`), { name: 'Otra' })).status).toBe(404);
    expect(await knex('up_users').where({ id: removed.id }).first('name')).toEqual({ name: null });
  });

  test('a responsible is chosen by name among the employees who are there, by whoever reads no people', async () => {
    const compliance = await app.asStaff('cumplimiento');
    type Offered = { results: Row[] };
    const offered = async (query: string) =>
      compliance.get<Offered>(`/content-manager/relations/api::compliance.nom-responsible/user?pageSize=100&${query}`);
    const { body } = await offered('_q=persona-');
    const ids = body.results.map(({ id }) => id);
    expect(ids).toContain(employee.id);
    expect(ids).not.toContain(customer.id);
    expect(ids).not.toContain(removed.id);
    expect(body.results[0]).toHaveProperty('username');
    for (const query of [
      'fields=rfc',
      'sort=birthdate',
      'filters[rfc][$startsWith]=X',
      'fields=email',
      'sort=password',
    ])
      expect((await offered(query)).status, query).toBe(400);
    expect((await compliance.get(view(person))).status).toBe(403);
  });
});
