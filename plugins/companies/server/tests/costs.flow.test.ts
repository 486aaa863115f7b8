import { givenPerson } from '@mayorista/people/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { client, type Client } from '@mayorista/kernel/testing';
import { app, begin, company, knexOf, type One, other, owner } from './company-kit';
import { solved } from './registration-kit';

let colleague: Client;
beforeAll(async () => {
  await begin();
  colleague = client(app.url, (await givenPerson(app, { companyId: company.id })).token);
});
beforeEach(async () => void (await knexOf('spent_costs').delete()));

const statusesOf = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe('a code goes so often to one address', () => {
  test('whoever makes its row anew, asks at once, or has a colleague ask', async () => {
    const codes = '/api/distributor-whatsapp-verification-code';
    const numbers = '/api/distributor-whatsapp-numbers';
    const anew = async (who: Client) => {
      const { body } = await who.post<One>(numbers, { number: '81 2222 3333' });
      const answer = await who.post(codes, { id: body.data.id });
      expect((await who.delete(`${numbers}/${body.data.id}`)).status).toBe(200);
      return answer;
    };
    const answers = [];
    for (let n = 0; n < 7; n += 1) answers.push(await anew(n % 2 === 0 ? owner : colleague));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(JSON.stringify(answers.at(-1)!.body)).toContain('Llegaste al límite de códigos por WhatsApp: 5 por día');
    expect(Number(answers.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await anew(other)).status, 'another company reaches the same telephone').toBe(429);
  });

  test('many numbers at once: ten for a person, twenty for the company, nothing of the others is sent', async () => {
    const sent = await Promise.all(
      [owner, colleague].flatMap((who, at) =>
        Array.from({ length: 12 }, async (_, n) => {
          const number = `81 44${at}4 ${String(1_000 + n)}`;
          const { body } = await who.post<One>('/api/distributor-whatsapp-numbers', { number });
          return who.post('/api/distributor-whatsapp-verification-code', { id: body.data.id });
        }),
      ),
    );
    expect([statusesOf(sent, 200), statusesOf(sent, 429)]).toEqual([20, 4]);
    const asked = await knexOf('contact_codes').where({ kind: 'whatsapp', company_id: company.id });
    expect(asked.filter(({ address }) => String(address).startsWith('52814'))).toHaveLength(20);
  });

  test('an e-mail that is added and removed is sent five codes a day, and then is not added', async () => {
    const add = () => owner.post<One>('/api/company-emails', { email: 'extrana@ajena.test' });
    for (let n = 0; n < 5; n += 1) {
      const { status, body } = await add();
      expect(status).toBe(201);
      expect((await owner.delete(`/api/company-emails/${body.data.id}`)).status).toBe(200);
    }
    expect((await add()).status).toBe(429);
    expect(await knexOf('company_emails').where({ email: 'extrana@ajena.test' })).toEqual([]);
  });
});

describe('invitations', () => {
  const invite = (who: Client, email: string) => who.post<One>('/api/secondary-users', { name: 'Rosa', email });

  test('ten an hour for a company, whoever of it asks, and nobody is let in beyond', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => invite(n % 2 === 0 ? owner : colleague, `invitada-${n}@ajena.test`)),
    );
    expect([statusesOf(answers, 201), statusesOf(answers, 429)]).toEqual([10, 2]);
    expect(await knexOf('up_users').where('email', 'like', 'invitada-%@ajena.test')).toHaveLength(10);
  });

  test('one is sent again, three times a day in all', async () => {
    const { data } = (await invite(owner, 'otra-vez@ajena.test')).body;
    const again = () => owner.put(`/api/secondary-user-invitations/${data.id}`, {});
    expect([(await again()).status, (await again()).status, (await again()).status]).toEqual([200, 200, 429]);
  });
});

describe('a mail to whatever address a visitor types', () => {
  const write = async (registry: object, from?: string) =>
    app.anonymous.post<{ data: { id: number } }>(
      '/api/contact-us-registry',
      { registry, captcha: await solved(app) },
      from === undefined ? {} : { 'X-Forwarded-For': from },
    );
  const words = { name: 'Luis', message: 'Quiero ser distribuidor' };

  test('goes three times a day to one, from twenty addresses or one, and nothing is kept of the fourth', async () => {
    const email = 'victima@ajena.test';
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await write({ ...words, email }, `203.0.113.${n}`));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(await knexOf('contact_messages').where({ email })).toHaveLength(3);
  });

  test('goes twenty times a day from one address', async () => {
    const answers = [];
    for (let n = 0; n < 21; n += 1)
      answers.push(await write({ ...words, email: `victima-${n}@ajena.test` }, '198.51.100.4'));
    expect([statusesOf(answers, 201), answers.at(-1)!.status]).toEqual([20, 429]);
    expect((await write({ ...words, email: 'victima-x@ajena.test' }, '198.51.100.5')).status).toBe(201);
  });

  test('carries none of their words: a name that is an address is no name', async () => {
    const email = 'leida@ajena.test';
    expect((await write({ ...words, name: 'Ganaste: https://mal.test', email })).status).toBe(201);
    await app.settle();
    const [mail] = (await knexOf('mails').where({ recipient: email })) as Record<string, unknown>[];
    expect(JSON.stringify(mail)).toContain('Hola:');
    expect(JSON.stringify(mail)).not.toContain('mal.test');
  });

  test('of a registration goes to forty addresses a day at most, though one proof was enough for all', async () => {
    const from = { 'X-Forwarded-For': '198.51.100.77' };
    const save = (body: object) =>
      app.anonymous.post<{ data: { id: number; token: string } }>('/api/distributor-registries', body, from);
    const registry = { name: 'Eva', email: 'registro-0@ajena.test' };
    const begun = await save({ registry, captcha: await solved(app) });
    expect(begun.status, JSON.stringify(begun.body)).toBe(200);
    let { token } = begun.body.data;
    const statuses = [];
    for (let n = 1; n <= 40; n += 1) {
      const { status, body } = await save({ token, registry: { email: `registro-${n}@ajena.test` } });
      statuses.push(status);
      if (status === 200) ({ token } = body.data);
    }
    expect(statuses).toEqual([...Array.from({ length: 39 }, () => 200), 429]);
    const [kept] = await knexOf('distributor_registries').where({ id: begun.body.data.id });
    expect(kept.email).toBe('registro-39@ajena.test');
  });
});

test('a deactivated company’s people invite nobody, nor send an invitation again', async () => {
  const invited = await owner.post<One>('/api/secondary-users', { name: 'Rosa', email: 'antes@ajena.test' });
  await knexOf('companies').where({ id: company.id }).update({ status: 0 });
  try {
    for (const who of [owner, colleague]) {
      const refused = await who.post('/api/secondary-users', { name: 'Rosa', email: 'despues@ajena.test' });
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('está inactiva')]);
      const again = await who.put(`/api/secondary-user-invitations/${invited.body.data.id}`, {});
      expect([again.status, JSON.stringify(again.body)]).toEqual([422, expect.stringContaining('está inactiva')]);
    }
    expect(await knexOf('up_users').where({ email: 'despues@ajena.test' })).toEqual([]);
  } finally {
    await knexOf('companies').where({ id: company.id }).update({ status: 1 });
  }
});
