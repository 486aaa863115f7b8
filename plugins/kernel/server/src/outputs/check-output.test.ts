import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkOutput } from './check-output';
import { dataOutput, emptyOutput, fileOutput, listOutput, type Output } from './output';

const card = z.strictObject({ id: z.int(), name: z.string(), price: z.string().optional() });
const pagination = { page: 1, pageSize: 10, pageCount: 1, total: 1 };

const check =
  (output: Output, body: unknown, more: object = {}) =>
  (): void =>
    checkOutput('GET /cards', output, { status: 200, type: 'application/json', query: {}, ...more, body } as never);

test('an answer that is what it declares passes; what is undefined is not sent, and a date is sent as text', () => {
  expect(check(dataOutput(card), { data: { id: 1, name: 'A', price: undefined }, meta: {} })).not.toThrow();
  expect(check(dataOutput(z.strictObject({ at: z.string() })), { data: { at: new Date() }, meta: {} })).not.toThrow();
});

test('a key that is not declared, one that is missing and one of another type are told by their path', () => {
  const data = [{ id: '1', cost: '9.00' }];
  expect(check(listOutput(card), { data, total: 1, meta: { pagination } })).toThrow(
    /GET \/cards answers what it does not declare: data\.\[\]\.id: .*; data\.\[\]\.name is missing; data\.\[\]\.cost is not declared/,
  );
});

test('the same difference of many records is told once', () => {
  const data = [1, 2, 3].map((id) => ({ id }));
  expect(check(listOutput(card), { data, total: 3, meta: { pagination } })).toThrow(
    /declare: data\.\[\]\.name is missing$/,
  );
});

test('of several bodies the nearest is told of', () => {
  expect(check(z.union([dataOutput(card), emptyOutput]), { data: { id: 1 }, meta: {} })).toThrow(
    /data\.name is missing$/,
  );
});

test('ready answers are read as what they say', () => {
  const ready = JSON.stringify({ data: { id: 1 }, meta: {} });
  expect(check(dataOutput(card), ready)).toThrow(/data\.name is missing/);
  expect(check(dataOutput(card), Buffer.from(ready))).toThrow(/data\.name is missing/);
});

test('a caller may leave fields out by `fields` and ask for relations by `populate`', () => {
  const partial = { data: [{ id: 1 }], total: 1, meta: { pagination } };
  expect(check(listOutput(card), partial, { query: { fields: 'id' } })).not.toThrow();
  const choice = z.strictObject({ id: z.int(), state: z.enum(['open', 'closed']).nullable() });
  expect(check(listOutput(choice), partial, { query: { fields: 'id' } })).not.toThrow();
  expect(check(listOutput(choice), partial)).toThrow(/data\.\[\]\.state is missing$/);
  const populated = { data: { id: 1, name: 'A', brand: { id: 2 } }, meta: {} };
  expect(check(dataOutput(card), populated, { query: { populate: 'brand' } })).not.toThrow();
  expect(check(dataOutput(card), populated)).toThrow(/data\.brand is not declared/);
});

test('a file has a declared type, and JSON is none where no JSON is declared', () => {
  const file = Readable.from(['%PDF']);
  expect(check(fileOutput('application/pdf'), file, { type: 'application/pdf' })).not.toThrow();
  expect(check(fileOutput('application/pdf'), file, { type: 'text/csv' })).toThrow(/a file of type text\/csv/);
  expect(check(fileOutput('application/pdf', emptyOutput), { data: null, meta: {} })).not.toThrow();
  expect(check(dataOutput(card), file)).toThrow(/no JSON/);
});

test('answers that are no success, or not changed since (304), are not compared', () => {
  expect(check(dataOutput(card), { errors: {} }, { status: 422 })).not.toThrow();
  expect(check(dataOutput(card), undefined, { status: 304 })).not.toThrow();
});
