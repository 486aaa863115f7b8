import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { knownAnswers, type KnownAnswers } from './known-answers.server';

const listing = (name: string): string =>
  JSON.stringify({ data: Array.from({ length: 300 }, (_, id) => ({ id, name, discounts: [{ percentage: '29' }] })) });

const tagOf = (text: string): string => `"sha256-${createHash('sha256').update(text).digest('base64url')}"`;

/** As the platform answers, which says no more than that it is still so to who has it. */
async function read(
  answers: KnownAnswers,
  text: string,
  { address = 'store-products?page=1', tag = tagOf(text) } = {},
) {
  const offered = answers.offeredAt(address);
  const response = offered.has(tag)
    ? new Response(null, { status: 304, headers: { ETag: tag } })
    : new Response(text, { headers: { ETag: tag } });
  return { isSent: response.status === 200, answer: await answers.read(address, response, offered) };
}

test('an answer is sent and read once for all who are answered the same', async () => {
  const answers = knownAnswers();
  const first = await read(answers, listing('Cámara'));
  expect(first).toEqual({ isSent: true, answer: JSON.parse(listing('Cámara')) });
  const again = await read(answers, listing('Cámara'));
  expect(again.isSent).toBe(false);
  expect(again.answer).toBe(first.answer);
});

test('people of two levels look at one listing in turn: each is given their own', async () => {
  const answers = knownAnswers();
  const seen = [];
  for (const level of ['oro', 'plata', 'oro', 'plata']) seen.push(await read(answers, listing(level)));
  expect(seen.map(({ isSent }) => isSent)).toEqual([true, true, false, false]);
  expect(seen.map(({ answer }) => JSON.stringify(answer))).toEqual(['oro', 'plata', 'oro', 'plata'].map(listing));
});

test('one value stands for what two addresses answer', async () => {
  const answers = knownAnswers();
  const [one, other] = [
    await read(answers, listing('Domo')),
    await read(answers, listing('Domo'), { address: 'other?' }),
  ];
  expect(other.isSent).toBe(true);
  expect(other.answer).toBe(one.answer);
});

test('nobody can change in it what another is given', async () => {
  const { answer } = await read(knownAnswers(), listing('Cámara'));
  const { data } = answer as { data: { discounts: { percentage: string }[] }[] };
  expect(() => data.pop()).toThrow(TypeError);
  expect(() => Object.assign(data[0]?.discounts[0] ?? {}, { percentage: '90' })).toThrow(TypeError);
});

test.each(['', '"17"', 'W/"sha256-x"'])('a tag that does not tell the content (%s) is never offered', async (tag) => {
  const answers = knownAnswers();
  for (const _ of [1, 2]) expect((await read(answers, listing('Cámara'), { tag })).isSent).toBe(true);
});

test('what failed is not kept', async () => {
  const answers = knownAnswers();
  const text = '{"message":"No"}';
  const response = new Response(text, { status: 403, headers: { ETag: tagOf(text) } });
  expect(await answers.read('a?', response, new Map())).toEqual({ message: 'No' });
  expect(answers.offeredAt('a?').size).toBe(0);
});

test('what is no JSON, or was never sent here, is nothing', async () => {
  const answers = knownAnswers();
  expect(await answers.read('a?', new Response('<h1>Bad gateway</h1>', { status: 502 }), new Map())).toBeNull();
  expect(await answers.read('a?', new Response(''), new Map())).toBeNull();
  const unknown = new Response(null, { status: 304, headers: { ETag: tagOf('x') } });
  expect(await answers.read('a?', unknown, new Map())).toBeNull();
});

test('no more is kept than there is room for, and no more offered than an address has audiences', async () => {
  const small = knownAnswers(listing('Cámara').length + 10);
  for (const name of ['Cámara', 'Modelo', 'Cámara']) expect((await read(small, listing(name))).isSent).toBe(true);
  const answers = knownAnswers();
  for (let level = 0; level < 9; level++) await read(answers, listing(`nivel ${level}`));
  expect(answers.offeredAt('store-products?page=1').size).toBe(6);
});
