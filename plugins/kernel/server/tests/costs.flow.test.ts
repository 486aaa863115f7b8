import { createRequire } from 'node:module';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { boot, clock, repositoryRoot, type TestApp } from '@mayorista/kernel/testing';
import { costs, type CostLimit, type CostName } from '../src/rate-limit/costs';
import type { Spending } from '../src/rate-limit/spend';

/** As the server runs it, by whose clock hours and days end. */
const served = createRequire(path.join(repositoryRoot, 'plugins/kernel/dist/server/src/index.js'));
const { spend, spendIn } = served('./rate-limit/spend') as typeof import('../src/rate-limit/spend');

let app: TestApp;
let sequence = 0;
beforeAll(async () => {
  app = await boot();
});
afterEach(() => clock.run());

const rows = async () => (await app.strapi.db.connection('spent_costs')).length;

/** Somebody new, named by one subject of a limit alone. */
function somebody(by: CostLimit['by']): Spending {
  const number = ++sequence;
  if (by === 'company') return { company: 1_000_000 + number };
  return { [by]: by === 'recipient' ? `alguien-${number}@nadie.test` : `person:${1_000_000 + number}` };
}

/** How many of so many at once are let through. */
async function letThrough(cost: CostName, who: Spending, times: number): Promise<number> {
  const done = await Promise.allSettled(Array.from({ length: times }, () => spend(app.strapi, cost, who)));
  const refused = done.flatMap((each) => (each.status === 'rejected' ? [each.reason as Error] : []));
  for (const error of refused) expect(error.name, String(error)).toBe('RateLimitError');
  return times - refused.length;
}

const declared = Object.entries(costs).flatMap(([cost, { limits }]) =>
  (limits as readonly CostLimit[]).map((limit) => [cost as CostName, limit] as const),
);
/** The narrowest limit of a subject decides first. */
const decisive = declared.filter(
  ([cost, { by, most }]) => !declared.some(([name, other]) => name === cost && other.by === by && other.most < most),
);

describe('every declared cost', () => {
  test('is held to the narrowest limit of each of its subjects, however many ask at once', async () => {
    expect(decisive.length, 'none is lost').toBe(27);
    for (const [cost, { by, most }] of decisive) {
      const [who, neighbour] = [somebody(by), somebody(by)];
      const ahead = by === 'recipient' ? 0 : most - 8;
      if (ahead > 0) await spend(app.strapi, cost, { ...who, count: ahead });
      expect(await letThrough(cost, who, most - ahead + 8), `${cost} by ${by}`).toBe(most - ahead);
      await expect(spend(app.strapi, cost, who)).rejects.toThrow(
        /^Llegaste al límite de .+ por (?:hora|día)\. Intenta/,
      );
      await spend(app.strapi, cost, neighbour);
    }
  });

  test('that nobody is named of counts nowhere', async () => {
    const before = await rows();
    for (const cost of Object.keys(costs) as CostName[]) await spend(app.strapi, cost, { person: null, company: null });
    expect(await rows()).toBe(before);
  });
});

test('a wider window holds back too: ten an hour, and thirty a day', async () => {
  const who = somebody('company');
  for (let hour = 14; hour < 17; hour += 1) {
    clock.at(`2031-03-04T${hour}:30:00Z`);
    expect(await letThrough('mail.invitation', who, 12)).toBe(10);
  }
  clock.at('2031-03-04T20:30:00Z');
  await expect(spend(app.strapi, 'mail.invitation', who)).rejects.toThrow('30 por día');
});

test('a day ends at midnight in America/Mexico_City, and until then it is told how long', async () => {
  const who = somebody('recipient');
  clock.at('2031-03-05T05:00:00Z');
  for (let n = 0; n < 3; n += 1) await spend(app.strapi, 'mail.contact-us', who);
  const refused = await spend(app.strapi, 'mail.contact-us', who).catch((error: unknown) => error);
  expect(refused).toMatchObject({ name: 'RateLimitError', status: 429, retryAfterSeconds: 3_600 });
  clock.at('2031-03-05T06:00:00Z');
  await spend(app.strapi, 'mail.contact-us', who);
});

test('a mailbox is one however it is written, and a number too', async () => {
  const name = `una-${++sequence}`;
  for (const written of [`${name}@nadie.test`, ` ${name.toUpperCase()}@Nadie.test`, `${name}+otra@nadie.test`])
    await spend(app.strapi, 'mail.contact-us', { recipient: written });
  await expect(spend(app.strapi, 'mail.contact-us', { recipient: `${name}+x@nadie.test` })).rejects.toThrow(/límite/);
  const number = `52811${String(++sequence).padStart(7, '0')}`;
  for (let n = 0; n < 5; n += 1) await spend(app.strapi, 'code.whatsapp', { recipient: number });
  const spaced = `+${number.slice(0, 2)} ${number.slice(2, 4)}-${number.slice(4)}`;
  await expect(spend(app.strapi, 'code.whatsapp', { recipient: spaced })).rejects.toThrow(/límite/);
});

test('what is refused, or comes to nothing, counts nowhere', async () => {
  const [recipient, person] = [somebody('recipient'), somebody('person')];
  await spend(app.strapi, 'mail.quotation', { ...person, count: 60 });
  for (let n = 0; n < 12; n += 1)
    await expect(spend(app.strapi, 'mail.quotation', { ...person, ...recipient })).rejects.toThrow(/límite/);
  const other = somebody('person');
  const failed = app.strapi.db.transaction(async ({ trx }) => {
    await spendIn({ strapi: app.strapi, trx: trx as never }, 'mail.quotation', { ...other, ...recipient, count: 60 });
    throw new Error('nothing was sent');
  });
  await expect(failed).rejects.toThrow('nothing was sent');
  for (let n = 0; n < 10; n += 1) await spend(app.strapi, 'mail.quotation', { ...other, ...recipient });
  await expect(spend(app.strapi, 'mail.quotation', { ...other, ...recipient })).rejects.toThrow(/10 por día/);
});

test('several mails at once are several, each recipient once', async () => {
  const who = somebody('person');
  const recipient = Array.from({ length: 10 }, () => String(somebody('recipient').recipient));
  for (let n = 0; n < 6; n += 1) await spend(app.strapi, 'mail.quotation', { ...who, recipient, count: 10 });
  await expect(spend(app.strapi, 'mail.quotation', { ...who, count: 1 })).rejects.toThrow(/60 por día/);
  for (let n = 0; n < 4; n += 1) await spend(app.strapi, 'mail.quotation', { recipient, count: 10 });
  await expect(spend(app.strapi, 'mail.quotation', { recipient: recipient[0]! })).rejects.toThrow(/10 por día/);
});

test('no address stands in the table, and what is over goes each night', async () => {
  clock.at('2031-05-01T12:00:00Z');
  await spend(app.strapi, 'mail.contact-us', { recipient: 'secreta@nadie.test', address: '203.0.113.7' });
  const kept = async () => JSON.stringify(await app.strapi.db.connection('spent_costs'));
  expect(await kept()).not.toMatch(/secreta|203\.0\.113/);
  const ended = () => app.strapi.db.connection('spent_costs').where('ends_on', '<=', new Date('2031-05-02T06:00:00Z'));
  expect(await ended()).not.toEqual([]);
  await app.strapi.db.connection('spent_costs').where('ends_on', '>', new Date('2031-05-02T06:00:00Z')).delete();
  clock.at('2031-05-02T06:00:00Z');
  const { run } = served('./jobs/prune/prune-old.handler') as typeof import('../src/jobs/prune/prune-old.handler');
  await run({ strapi: app.strapi } as never);
  expect(await ended()).toEqual([]);
});

test('exports: sixty an hour for a person, then 429 with the time to wait, in Spanish; another goes on', async () => {
  const [one, two] = [await app.asStaff('soporte'), await app.asStaff('compras')];
  const ask = (who = one) => who.post('/kernel/exports', { name: 'sale-orders', format: 'csv' });
  await app.strapi.db.connection('spent_costs').delete();
  const answers = [];
  for (let n = 0; n < 61; n += 1) answers.push(await ask());
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 60 }, () => 202), 429]);
  const refused = answers.at(-1)!;
  expect(JSON.stringify(refused.body)).toContain('Llegaste al límite de exportaciones: 60 por hora');
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(two)).status).toBe(202);
});
