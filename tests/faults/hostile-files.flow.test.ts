import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  client,
  copyOfWorld,
  demoPassword,
  repositoryRoot,
  type Answer,
  type Client,
  type World,
} from '@mayorista/kernel/testing';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { doors, type Callers, type Door } from './hostile/doors';
import { papers, type HostileFile } from './hostile/files';
import { watching } from './latency';
import { cmsProcess, type PlatformProcess } from './platform-process';
import { worldDatabase } from './world-database';

/** What people wait for a page, with what else a request to it costs. */
const mostMs = 300;
/** A machine with other things to do holds up a process now and then; what stands still does so for seconds. */
const longestMs = 1_500;
/** What the process that serves may grow by while it takes files, none of which it reads. */
const mostMegabytes = 250;

interface Told {
  readonly error?: { readonly message: string };
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly data?: unknown;
}

let world: World;
let db: Knex;
let cms: PlatformProcess;
let callers: Callers;

beforeAll(async () => {
  world = await copyOfWorld();
  db = worldDatabase(world);
  cms = await cmsProcess(world);
  await cms.start();
  const stranger = from('203.0.113.7');
  const buyer = await loggedIn('distribuidor@demo.test');
  const { id: userId, company_id: companyId } = await one('up_users', { email: 'distribuidor@demo.test' });
  const orderId = (await one('sale_orders', { company_id: companyId, status: 'pending_payment' })).id!;
  callers = {
    stranger,
    buyer,
    other: await loggedIn('otro@demo.test'),
    staff: await atPanel('admin@mayorista.test'),
    token: await begunBy(stranger),
    userId: userId!,
    companyId: companyId!,
    orderId,
    boughtId: (await one('sale_order_details', { sale_order_id: orderId })).product_id!,
    productId: (await one('product_cards', { is_visible: true })).product_id!,
    nomId: (await one('noms', { is_active: true })).id!,
    agencyId: (await one('certification_agencies', {})).id!,
    incidenceId: (await one('incidences', { company_id: companyId })).id!,
    certificateId: (await one('nom_documents', {})).id!,
  };
});

afterAll(async () => {
  await cms?.stop();
  await db?.destroy();
  await world?.remove();
});

const one = async (table: string, where: object): Promise<Readonly<Record<string, number | undefined>>> => {
  const row = (await db(table).where(where).orderBy('id').first()) as Record<string, number> | undefined;
  if (row === undefined) throw new Error(`The world has no such row of ${table}`);
  return row;
};

/** Somebody without a login, at an address of their own. */
function from(address: string): Client {
  const anybody = client(cms.url, null);
  const of = { 'X-Forwarded-For': address };
  return {
    ...anybody,
    get: (path, headers) => anybody.get(path, { ...of, ...headers }),
    post: (path, body, headers) => anybody.post(path, body, { ...of, ...headers }),
  };
}

async function loggedIn(identifier: string): Promise<Client> {
  const { body } = await client(cms.url, null).post<{ jwt: string }>('/api/auth/local', {
    identifier,
    password: demoPassword,
  });
  return client(cms.url, body.jwt);
}

async function atPanel(email: string): Promise<Client> {
  const { body } = await client(cms.url, null).post<{ data: { token: string } }>('/admin/login', {
    email,
    password: demoPassword,
  });
  return client(cms.url, body.data.token);
}

/** Begins a registration as a visitor's browser does and answers its token. */
async function begunBy(who: Client): Promise<string> {
  const { data } = (
    await who.get<{ data: { challenge: string; salt: string; maxnumber: number; signature: string } }>(
      '/api/captcha-challenges',
    )
  ).body;
  let number = 0;
  const isSolved = () => createHash('sha256').update(`${data.salt}${number}`).digest('hex') === data.challenge;
  while (number <= data.maxnumber && !isSolved()) number += 1;
  const { challenge, salt, signature } = data;
  const solution = { algorithm: 'SHA-256', challenge, number, salt, signature };
  const registry = {
    name: 'Ana',
    paternal_surname: 'Robles',
    email: `ana-${Math.random()}@prueba.test`,
    telephone: '81 1234 5678',
    tradename: 'Integradora',
    company_type: 'integrator',
  };
  const { status, body } = await who.post<{ data: { token: string } }>('/api/distributor-registries', {
    captcha: Buffer.from(JSON.stringify(solution)).toString('base64'),
    registry,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data.token;
}

const made = new Map<() => Buffer, Buffer>();

/** Sends a file to a door; what is no answer is thrown. */
async function send(door: Door, { name, make }: HostileFile, who = callers): Promise<Answer<Told>> {
  const bytes = made.get(make) ?? make();
  made.set(make, bytes);
  const form = new FormData();
  const data = door.data?.(who);
  if (data !== undefined) form.set('data', JSON.stringify(data));
  form.append(door.part, new Blob([new Uint8Array(bytes)]), name);
  return who[door.by][door.method ?? 'post']<Told>(door.path(who), form);
}

const listing = '/api/store-products?per_page=12';
const addresses = (): string[] => [`${cms.url}/live`, `${cms.url}${listing}`];

/** Runs `work` and holds that the shop stands open meanwhile: measured by a process of its own. */
async function shopStaysOpen(work: () => Promise<void>): Promise<void> {
  const before = await megabytesOf(cms.pid()!);
  let [most, isOver] = [before, false];
  const sampling = (async () => {
    while (!isOver) {
      most = Math.max(most, await megabytesOf(cms.pid()!));
      await pause(200);
    }
  })();
  const { latencies, failed } = await watching(addresses(), work).finally(() => (isOver = true));
  await sampling;
  expect(failed).toEqual([]);
  for (const { url, answers, p95, longest } of latencies) {
    expect(answers, url).toBeGreaterThan(3);
    expect({ url, p95, longest }).toSatisfy(
      (took: { p95: number; longest: number }) => took.p95 < mostMs && took.longest < longestMs,
    );
  }
  expect(most - before).toBeLessThan(mostMegabytes);
}

async function megabytesOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

/** Tells whether the file itself was judged: it was taken, or refused on its own field. */
const reached = (door: Door, { status, body }: Answer<Told>): boolean =>
  status < 300 ||
  status === 429 ||
  Object.keys(body.errors ?? {}).some((field) => (door.told ?? new RegExp(door.part)).test(field)) ||
  /archivo|dibujo|imagen/i.test(body.error?.message ?? '');

test('every call that the page of the doors names is tried', () => {
  const page = readFileSync(path.join(repositoryRoot, 'plugins/kernel/docs/doors.md'), 'utf8');
  const [, tables = ''] = /## Files([^]*?)## Texts/.exec(page) ?? [];
  const named = [...tables.matchAll(/`(?:POST|PUT|PATCH) (\/[^`\s]+)`/g)].map(([, call = '']) => call);
  const tried = Object.values(doors).map(({ path: pathOf }) =>
    pathOf(callers)
      .replace(/^\/[\w-]+(?=\/)/, '')
      .replace(/\/\d+$/, '/:id'),
  );
  // Papers of a registration are judged by one function, and the media library is a door of its own address.
  const others = ['/distributor-registries', '/upload'];
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((call) => !tried.includes(call) && !others.includes(call))).toEqual([]);
});

describe.each(Object.entries(doors))('%s', (_what, door) => {
  test('takes what is hostile, and the shop stays open', async () => {
    const answers: Record<string, string> = {};
    await shopStaysOpen(async () => {
      for (const hostile of door.files) {
        const answer = await send(door, hostile);
        if (!reached(door, answer) || ![200, 201, 400, 413, 422, 429].includes(answer.status))
          answers[hostile.what] = `${answer.status}: ${JSON.stringify(answer.body).slice(0, 300)}`;
      }
    });
    expect(answers).toEqual({});
  });
});

test('one who sends such files all the time takes nobody else’s turn', async () => {
  const flood = from('203.0.113.99');
  const flooding = { ...callers, stranger: flood, token: await begunBy(flood) };
  const honest = from('198.51.100.9');
  const waiting = { ...callers, stranger: honest, token: await begunBy(honest) };
  const door = doors['papers of a registration']!;
  const [bomb, , plain] = papers as [HostileFile, HostileFile, HostileFile];
  await shopStaysOpen(async () => {
    const sent = Array.from({ length: 16 }, () => send(door, bomb, flooding));
    await pause(300);
    const answered = await send(door, plain, waiting);
    expect(answered.status).toBe(200);
    // All of them have an answer; those beyond the bound are told to come again.
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect(statuses).toContain(429);
    expect(statuses).toContain(200);
  });
});

test('a certificate that somebody else needs is read while a company sends such files', async () => {
  const door = doors['the tax certificate of a company']!;
  const staffDoor = doors['documents of a record']!;
  const [bomb] = papers as [HostileFile];
  await shopStaysOpen(async () => {
    const sent = Array.from({ length: 4 }, () => send(door, bomb));
    const taken = await send(staffDoor, { what: '', name: 'hoja.pdf', make: () => Buffer.from('%PDF-1.4\n%%EOF\n') });
    expect(taken.status).toBe(201);
    expect((await Promise.all(sent)).every(({ status }) => status === 422 || status === 429)).toBe(true);
  });
});

describe('the processes that parse', () => {
  /** Processes that a process began. */
  const childrenOf = async (pid: number): Promise<number[]> => {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({
      stdout: '',
    }));
    return stdout.split('\n').flatMap((line) => (line.trim() === '' ? [] : Number(line)));
  };
  const isThere = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      // There is no such process.
      return false;
    }
  };
  const busy = async (): Promise<number[]> => {
    const somebody = from(`203.0.113.${20 + Math.floor(Math.random() * 60)}`);
    const [, wordy] = papers as [HostileFile, HostileFile];
    const whose = { ...callers, stranger: somebody, token: await begunBy(somebody) };
    const sent = send(doors['papers of a registration']!, wordy, whose).catch(() => undefined);
    await expect.poll(() => childrenOf(cms.pid()!)).not.toEqual([]);
    const children = await childrenOf(cms.pid()!);
    void sent;
    return children;
  };

  test('that are killed while they read, as by a system that runs out of memory, cost whoever sent the file that file alone', async () => {
    const door = doors['a quotation from a calculator']!;
    const wordy = door.files.find(({ what }) => what === 'a workbook of a million texts')!;
    let isAnswered = false;
    const sent = send(door, wordy).finally(() => (isAnswered = true));
    while (!isAnswered) {
      for (const child of await childrenOf(cms.pid()!)) if (isThere(child)) process.kill(child, 'SIGKILL');
      await pause(50);
    }
    const { status, body } = await sent;
    expect([status, body.errors]).toEqual([422, { file: ['No pudimos revisar el archivo: trae demasiado dentro'] }]);
    const plain = { what: '', name: 'lista.csv', make: () => Buffer.from('codigo,cantidad\nNADA-1,1\n') };
    expect((await send(door, plain)).status).toBeLessThan(429);
  });

  test('end with a server that is asked to stop', async () => {
    const children = await busy();
    expect(await cms.stop()).toBe(0);
    await expect.poll(() => children.filter(isThere)).toEqual([]);
  });

  test('end with a server that was killed, whatever they are doing', async () => {
    await cms.start();
    const children = await busy();
    await cms.kill();
    await expect.poll(() => children.filter(isThere)).toEqual([]);
  });
});
