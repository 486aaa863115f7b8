import { beforeAll, describe, expect, test } from 'vitest';
import { boot, type Client, type TestApp } from '@mayorista/kernel/testing';
import { integration } from './api-token';

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
}
interface Body {
  readonly schema?: Schema;
  readonly example?: unknown;
}
interface Operation {
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly $ref?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Body>> };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly parameters?: Readonly<Record<string, { readonly name: string; readonly in: string }>>;
  };
}
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Longest that any answer may take on a machine that runs other suites as well, in ms. */
const patienceMs = 5_000;

const ids = ['0', '-1', '99999999999', '9007199254740993', '1e308', 'NaN', '1.5', '%00', "1'", 'x'.repeat(5_000)];
const days = ['0000-01-01', '1800-01-01', '9999-12-30', '9999-12-31', '2099-02-30', '2026-13-01', '-000001-01-01'];
const moments = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00', '2026-02-30T10:00:00Z'];
const texts = ['\u0000', 'a\u0000b', '\ud800', '%', '\\', '.'.repeat(7_000), ' '.repeat(7_000), '['.repeat(3_000)];
const numbers = ['-1', '0', '1e308', '1e400', 'NaN', 'Infinity', '2147483648', '9223372036854775808', '0x10', '1,5'];
const typed: readonly unknown[] = [
  ...[...days, ...moments, ...texts, ...numbers],
  ...[-1, 0, 1.5, 1e308, 2_147_483_648, 2 ** 53 + 2, null, true, [], {}, [null], [[[]]], { $gt: '' }],
  ...['.'.repeat(60_000), `a@${'.'.repeat(80_000)}`, new Array(6_000).fill(1)],
];
const filters = [
  ...['{', '[]', 'null', '1', '"a"', '[null]', '[1]', '{"id":{"$in":[]}}', '{"id":9223372036854775808}'],
  ...['{"id":{"$gt":"0x10"}}', '{"$and":{"$and":1}}', '{"id":null}', '{"createdAt":{"$gt":"0000-01-01"}}'],
  ...['{"updatedAt":{"$lt":"March 7"}}', '{"id":{"$containsi":"1"}}', '{"$or":"a"}', '{"__proto__":1}'],
  `${'{"$and":['.repeat(700)}{}${']}'.repeat(700)}`,
  JSON.stringify(new Array(150).fill({ field: 'id', operator: '>', value: 1 })),
];
const listed: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['page', numbers],
  ['per_page', numbers],
  ['pagination[start]', numbers],
  ['filters', filters],
  ['order_by', ['id', '\u0000', 'x'.repeat(5_000)]],
  ['sort', [Array(2_000).fill('id').join(','), 'id:up', '\u0000']],
  ['omniSearchQuery', texts],
  ['fields', texts],
  ['populate', ['*', 'a.b.c.d', '\u0000']],
  ['locale', ['xx', '\u0000', '../es']],
];

/**
 * PostgreSQL refuses what SQLite takes: characters that are none, numbers and days beyond a column's. There the values are asked that a
 * database judges; those that a schema refuses before are the same on either.
 */
const judgedByDatabases = new Set<unknown>([
  ...['\u0000', 'a\u0000b', '\ud800', '%', '\\', '99999999999', '9007199254740993', "1'", '1e308', '2147483648'],
  ...['9223372036854775808', '0000-01-01', '9999-12-31', '9999-12-31T23:59:59-12:00', 2_147_483_648, 2 ** 53 + 2, -1],
]);
const isOnPostgres = (process.env.MAYORISTA_TEST_POSTGRES ?? '') !== '';
const asked = <T>(values: readonly T[]): readonly T[] =>
  isOnPostgres ? values.filter((value) => judgedByDatabases.has(value)) : values;

let app: TestApp;
let document: Document;
let callers: readonly (readonly [who: string, client: Client])[];

beforeAll(async () => {
  app = await boot();
  document = (await app.anonymous.get<Document>('/api/openapi.json')).body;
  const accounts = await Promise.all(
    ['distribuidor', 'vendedor'].map(async (who) => [who, await app.as(who)] as const),
  );
  callers = [['token', await integration(app)], ...accounts];
});

/** On PostgreSQL every other one: how a value reaches a column is the same function for all. */
const operations = (methods: readonly string[]) =>
  everyOperation(methods).filter((_, at) => !isOnPostgres || at % 2 === 0);

const everyOperation = (methods: readonly string[]) =>
  Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api') || !path.startsWith('/admin'))
    .flatMap(([path, all]) =>
      Object.entries(all).flatMap(([method, operation]) =>
        methods.includes(method)
          ? [{ path: path.startsWith('/api') ? path : `/api${path}`, method: method as Method, operation }]
          : [],
      ),
    );

const parametersOf = ({ parameters = [] }: Operation, place: string): string[] =>
  parameters
    .map((each) =>
      each.$ref === undefined ? each : document.components.parameters?.[each.$ref.split('/').at(-1) ?? ''],
    )
    .flatMap((each) => (each?.in === place && each.name !== undefined ? [each.name] : []));

const withIds = (path: string, id: string): string => path.replaceAll(/\{\w+\}/g, id);

/** What went wrong: an answer of 500 and more, or none in time. */
async function wrongWith(
  who: string,
  client: Client,
  [method, path, body]: readonly [Method, string, unknown?],
): Promise<string[]> {
  const begun = performance.now();
  const { status, body: answer } = await client[method]<unknown>(path, body as never);
  const ms = Math.round(performance.now() - begun);
  const isWrong = (status >= 500 && status !== 503) || ms > patienceMs;
  const sent = body === undefined ? '' : JSON.stringify(body).slice(0, 300);
  return isWrong
    ? [`${who} ${method} ${path.slice(0, 200)} ${sent}: ${status} in ${ms} ms ${JSON.stringify(answer).slice(0, 200)}`]
    : [];
}

/** Sends calls, some at a time. */
async function allWrong(calls: readonly (() => Promise<string[]>)[]): Promise<string[]> {
  const wrong: string[] = [];
  const waiting = [...calls];
  const next = async (): Promise<void> => {
    for (let call = waiting.pop(); call !== undefined; call = waiting.pop()) wrong.push(...(await call()));
  };
  await Promise.all([next(), next(), next(), next()]);
  return wrong.sort();
}

const query = (name: string, value: string): string => `${encodeURIComponent(name)}=${encodeURIComponent(safe(value))}`;
/** Half a character cannot be written in an address. */
const safe = (text: string): string => text.replaceAll('\ud800', '\ufffd');

describe('no edge of an input is an error of ours, or keeps anybody waiting', () => {
  test('in the id of an address', { timeout: 600_000 }, async () => {
    const [[who, client]] = callers as [readonly [string, Client]];
    const read = operations(['get']).filter(({ path }) => path.includes('{'));
    expect(read.length).toBeGreaterThan(isOnPostgres ? 50 : 100);
    const calls = read.flatMap(({ path }) =>
      asked(ids).map((id) => () => wrongWith(who, client, ['get', withIds(path, id)])),
    );
    const removed = operations(['delete', 'put', 'patch']).filter(({ path }) => path.includes('{'));
    const written = removed.flatMap(({ path, method }) =>
      asked(ids).map((id) => () => wrongWith(who, client, [method, withIds(path, id), {}])),
    );
    expect(await allWrong([...calls, ...written])).toEqual([]);
  });

  test('in the parameters of reads', { timeout: 600_000 }, async () => {
    const calls = operations(['get']).flatMap(({ path, operation }) => {
      const own = parametersOf(operation, 'query').filter((name) => !listed.some(([each]) => each === name));
      const values = asked([...ids.slice(0, 5), ...days, ...moments, ...texts, ...numbers]);
      const pairs = [
        // Each parameter is given every third: what they are judged by is shared.
        ...own.flatMap((name, place) =>
          values.filter((_, at) => at % 3 === (place + path.length) % 3).map((value) => query(name, value)),
        ),
        ...asked(days).map((day) => own.map((name) => query(name, day)).join('&')),
        ...(path.includes('{')
          ? []
          : listed.flatMap(([name, each]) =>
              each.filter((_, at) => at % 3 === path.length % 3).map((value) => query(name, value)),
            )),
      ];
      return pairs.map((pair, at) => () => {
        const [who, client] = callers[at % callers.length] as readonly [string, Client];
        return wrongWith(who, client, ['get', `${withIds(path, '1')}?${pair}`]);
      });
    });
    expect(calls.length).toBeGreaterThan(isOnPostgres ? 300 : 2_000);
    expect(await allWrong(calls)).toEqual([]);
  });

  test('in the fields of writes', { timeout: 1_200_000 }, async () => {
    const [[who, client]] = callers as [readonly [string, Client]];
    const calls = operations(['post', 'put', 'patch']).flatMap(({ path, method, operation }) => {
      const { schema = {}, example } = operation.requestBody?.content['application/json'] ?? {};
      const whole = (example ?? {}) as Readonly<Record<string, unknown>>;
      const names = [...new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(whole)])];
      return names.flatMap((name, place) =>
        asked(typed)
          .filter((_, at) => at % 4 === (place + path.length) % 4)
          .map((value) => () => wrongWith(who, client, [method, withIds(path, '1'), { ...whole, [name]: value }])),
      );
    });
    expect(calls.length).toBeGreaterThan(isOnPostgres ? 300 : 5_000);
    expect(await allWrong(calls)).toEqual([]);
  });
});

test('working days are counted between days of this age, and not for ever', async () => {
  const seller = await app.as('vendedor');
  const ask = (from: string, to: string) =>
    seller.get<{ errors?: object; data?: readonly object[] }>(`/api/vacation-days?from=${from}&to=${to}`);
  expect((await ask('9999-12-30', '9999-12-31')).status).toBe(422);
  expect((await ask('2199-12-30', '2199-12-31')).body.data).toHaveLength(2);
  expect((await ask('2026-01-01', '2199-12-31')).status).toBe(422);
});
