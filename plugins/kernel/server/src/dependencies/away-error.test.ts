import { expect, test } from 'vitest';
import { DependencyAway, isAwayError } from './away-error';

const withCode = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code });

test.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a database that shuts down', withCode('57P01')],
  ['a query whose connection broke, with its statement', new Error('select 1 - Connection terminated unexpectedly')],
  ['a fetch that failed', new TypeError('fetch failed', { cause: withCode('ECONNRESET') })],
  ['every address refused', new AggregateError([withCode('ECONNREFUSED')])],
  ['what a handler calls away', new DependencyAway('correo')],
])('%s says that a service is away', (_what, error) => expect(isAwayError(error)).toBe(true));

test.each([
  ['a row that exists', withCode('23505', 'duplicate key value violates unique constraint')],
  ['a defect', new TypeError('Cannot read properties of undefined')],
  [
    'a text that speaks of it',
    new Error('insert into "notes" ("body") values (\'timeout expired soon\') - syntax error'),
  ],
  ['no error at all', 'ECONNREFUSED'],
])('%s does not', (_what, error) => expect(isAwayError(error)).toBe(false));
