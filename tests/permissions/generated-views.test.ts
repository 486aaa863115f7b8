import type { Knex } from 'knex';
import { panelContent, panelRoles } from '@mayorista/config';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, type Client, type TestApp } from '@mayorista/kernel/testing';
import {
  attributesOf,
  calls,
  canaries,
  givenSecrets,
  hiddenFrom,
  keysIn,
  person,
  toldBy,
  uids,
  type Row,
  type World,
} from './told-fields';

type View = { results: Row[] };

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
/** The panel's roles, by their accounts. */
const roles = [
  ...['compras', 'catalogo', 'marketing', 'soporte', 'cumplimiento', 'ventas', 'almacen', 'finanzas', 'rrhh'],
];
/** Fields that name a person, whoever may not read people. */
const names = ['username', 'name', 'paternal_surname', 'maternal_surname'];

let app: TestApp;
let admin: Client;
let world: World;

const view = (uid: string, query = ''): string => `/content-manager/collection-types/${uid}${query}`;

beforeAll(async () => {
  app = await boot();
  admin = await app.asStaff('admin');
  world = await givenSecrets(app);
}, 120_000);

test('every type that the generated views show is walked', () => {
  const shown = Object.values(panelContent).flatMap(({ read, write }) => [...read, ...write]);
  expect([...new Set(shown)].sort()).toEqual([...uids].sort());
});

test('every role of the panel is asked', () => {
  expect(panelRoles.map(({ code }) => code.replace('mayorista-', '')).sort()).toEqual([...roles].sort());
});

describe.each(roles)('%s', (role) => {
  let who: Client;
  let shown: Map<string, Row>;
  let hidden: Map<string, string[]>;

  beforeAll(async () => {
    who = await app.asStaff(role);
    shown = new Map();
    for (const uid of uids) {
      const { status, body } = await who.get<View>(view(uid, '?pageSize=1'));
      if (status === 200) shown.set(uid, body.results[0] ?? {});
    }
    hidden = await hiddenFrom(app, who, { door: 'panel', world });
  }, 120_000);

  test('is shown no type that the calls refuse', async () => {
    const wrong: string[] = [];
    for (const uid of shown.keys()) {
      const told =
        calls[uid] === null ? new Set() : await toldBy(who, uid, { door: 'panel', employee: world.employee });
      if (told === null) wrong.push(uid);
    }
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
      for (const [name, { type }] of Object.entries(attributesOf(app, uid))) {
        if (!(name in row) || !scalars.has(type)) continue;
        const { status } = await who.get(
          view(uid, `?pageSize=1&sort=${name}:ASC&filters[$and][0][${name}][$notNull]=true`),
        );
        if (status !== 200) refused.push(`${uid} ${name}: ${status}`);
      }
    expect(refused).toEqual([]);
  });

  /** What is hidden of the records that a type's relations lead to; a person's names are shown wherever somebody is referred to. */
  const secretsOf = (uid: string): [relation: string, secret: string][] =>
    Object.entries(attributesOf(app, uid)).flatMap(([name, { target = '' }]) =>
      [...(hidden.get(target) ?? []), ...(target === person ? ['password', 'resetPasswordToken'] : [])]
        .filter((secret) => target !== person || !names.includes(secret))
        .map((secret): [string, string] => [name, secret]),
    );

  test('reads through a relation what it reads there itself, and no more', async () => {
    const answered: string[] = [];
    for (const uid of shown.keys())
      for (const [name, secret] of secretsOf(uid)) {
        const { body } = await who.get<View>(view(uid, `?pageSize=100&populate[${name}]=*`));
        if (keysIn((body.results ?? []).map((row) => row[name])).has(secret)) answered.push(`${uid} ${name}.${secret}`);
        for (const query of [
          `sort=${name}.${secret}:ASC`,
          `sort[${name}][${secret}]=desc`,
          `sort[${name}]=${secret}`,
          `filters[${name}][${secret}][$notNull]=true`,
          `filters[$or][0][$not][${name}][${secret}][$notNull]=true`,
          `populate[${name}][sort]=${secret}`,
          `populate[${name}][filters][${secret}][$notNull]=true`,
          `populate[${name}][fields]=${secret}`,
          `populate[${name}][_q]=7`,
        ]) {
          const { status } = await who.get(view(uid, `?${query}`));
          if (status !== 400) answered.push(`${uid} ${query}: ${status}`);
        }
      }
    expect(answered).toEqual([]);
  }, 120_000);

  test('finds nothing by the text of a field that is hidden', async () => {
    for (const [uid, field, text] of canaries) {
      const { status, body } = await who.get<View>(view(uid, `?_q=${text}`));
      if (status === 200 && hidden.get(uid)?.includes(field) === true)
        expect(body.results, `${uid} ${field}`).toEqual([]);
    }
  });

  test('is given the order that a list opens with', async () => {
    const refused: string[] = [];
    for (const uid of shown.keys()) {
      type Configuration = { data: { contentType: { settings: { defaultSortBy: string; defaultSortOrder: string } } } };
      const { body } = await who.get<Configuration>(`/content-manager/content-types/${uid}/configuration`);
      const { defaultSortBy, defaultSortOrder } = body.data.contentType.settings;
      const { status } = await who.get(view(uid, `?sort=${defaultSortBy}:${defaultSortOrder}`));
      if (status !== 200) refused.push(`${uid} ${defaultSortBy}: ${status}`);
    }
    expect(refused).toEqual([]);
  });

  test('is told nothing of passwords and codes, and finds nobody by them', async () => {
    for (const name of ['password', 'resetPasswordToken', 'confirmationToken'])
      for (const query of [`sort=${name}`, `filters[${name}][$startsWith]=$2`, `fields=${name}`])
        expect([400, 403], query).toContain((await who.get(view(person, `?${query}`))).status);
  });
});

test('the walk has something to hide from most, and the administrator is told it', async () => {
  const hidden = await hiddenFrom(app, await app.asStaff('soporte'), { door: 'panel', world });
  for (const [uid, field, text] of canaries) {
    expect(hidden.get(uid)).toContain(field);
    const { body } = await admin.get<View>(view(uid, `?sort=${field}:DESC&filters[${field}][$eq]=${text}`));
    expect(body.results, uid).toHaveLength(1);
    for (const query of ['sort=password', 'filters[password][$startsWith]=$2', 'sort=resetPasswordToken:desc'])
      expect((await admin.get(view(person, `?${query}`))).status, query).toBe(400);
    if (uid !== 'api::catalogue.product')
      expect((await admin.get<View>(view(uid, `?_q=${text}`))).body.results).toHaveLength(1);
  }
});

describe('rows', () => {
  test('that the calls do not know, the generated views do not know either', async () => {
    const { removed, employee } = world;
    const knex = app.strapi.db.connection as unknown as Knex;
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
    const { removed, employee, customer } = world;
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
