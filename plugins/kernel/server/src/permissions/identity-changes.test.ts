import { expect, test } from 'vitest';
import { isIdentityWrite } from './identity-changes';

const tables = new Map<string, readonly string[] | 'any'>([
  ['up_users', ['blocked', 'name']],
  ['up_users_role_lnk', 'any'],
]);

test.each([
  ['update "up_users" set "blocked" = ? where "id" = ?', true],
  ['update `up_users` set `name` = ?, `currency` = ? where `id` = ?', true],
  ['update "public"."up_users" set "blocked" = $1', true],
  ['insert into `up_users_role_lnk` (`role_id`, `user_id`) values (?, ?)', true],
  ['delete from "up_users" where "id" = $1', true],
  ['update "up_users" set "currency" = ? where "id" = ?', false],
  ['update "up_users" set "username" = ? where "id" = ?', false],
  ['select * from "up_users" where "blocked" = ?', false],
  ['update "jobs" set "name" = ?', false],
  ['BEGIN;', false],
])('%s: %s', (sql, expected) => {
  expect(isIdentityWrite(tables, sql)).toBe(expected);
});
