import { addDays, today } from '@mayorista/kernel';
import { expect, test } from 'vitest';
import { employees } from './employee.record';

const file = {
  clabe: null,
  hired_on: '2020-01-01',
  job_id: 3,
  posts: [],
  temporary_contracts: [],
  indeterminate_contracts: [],
  educations: [],
  experiences: [],
  relatives: [],
};
const wrong = (change: object): string[] =>
  (employees.rules.check as unknown as (file: object) => { code: string; field: string }[])({ ...file, ...change }).map(
    ({ code, field }) => `${field}: ${code}`,
  );

test('a post beside the job is another one than the job', () => {
  expect(wrong({ posts: [{ post_id: 4 }] })).toEqual([]);
  expect(wrong({ posts: [{ post_id: 4 }, { post_id: 3 }] })).toEqual(['post_ids.1: post_twice']);
});

test('years and days are those that have been, and telephones and accounts such as there are', () => {
  const year = Number(today().slice(0, 4));
  expect(
    wrong({ educations: [{ year }, { year: null }], relatives: [{ phone_number: null, birthdate: today() }] }),
  ).toEqual([]);
  expect(
    wrong({
      clabe: '032180000118359718',
      educations: [{ year: year + 1 }],
      experiences: [{ start_date: '2020-01-02', end_date: '2020-01-01' }],
      relatives: [{ phone_number: '12', birthdate: addDays(today(), 1) }],
    }),
  ).toEqual([
    'clabe: clabe_invalid',
    'educations.0.year: year_in_future',
    'experiences.0.end_date: end_before_start',
    'relatives.0.phone_number: invalid_telephone',
    'relatives.0.birthdate: birth_in_future',
  ]);
});
