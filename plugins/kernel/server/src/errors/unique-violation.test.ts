import { expect, test } from 'vitest';
import { violatedColumns } from './unique-violation';

const says = 'UNIQUE constraint failed: ';

test('the columns are those that the database names, not those of a text in the statement', () => {
  const statement = `insert into people (name) values ('${says}companies.rfc') - ${says}people.email, people.locale`;
  expect(violatedColumns(new Error(statement))).toEqual(['email', 'locale']);
  expect(violatedColumns({ message: 'x', code: '23505', detail: 'Key (email, locale)=(Key (a), b) …' })).toEqual([
    'email',
    'locale',
  ]);
  expect(violatedColumns({ message: 'x', code: '23505', detail: 'no Key (a)' })).toEqual([]);
  expect(violatedColumns(new Error('other'))).toBeNull();
});

test('a statement of any length is looked through at once', () => {
  const begun = performance.now();
  violatedColumns(new Error(`${says.repeat(40_000)}\n`));
  violatedColumns({ message: 'x', code: '23505', detail: 'Key ('.repeat(200_000) });
  expect(performance.now() - begun).toBeLessThan(500);
});
