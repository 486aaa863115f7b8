import { expect, test } from 'vitest';
import { z } from 'zod';
import type { UserSection } from '../../../contract';
import { defineUserSection, withUserSections } from './user-section.output';

const section = (output: UserSection['output']): UserSection => ({
  members: {},
  output,
  write: () => Promise.resolve(),
  read: () => Promise.resolve({}),
  erase: () => Promise.resolve(),
});
const answer = withUserSections(z.strictObject({ id: z.int() }), { id: 'Tested' });

test('what a section answers is declared with the user, however late it is defined, and may be left out', () => {
  defineUserSection(section({ badge: z.string() }));
  expect(answer.safeParse({ id: 1 }).success).toBe(true);
  expect(answer.safeParse({ id: 1, badge: 'A-1' }).success).toBe(true);
  expect(answer.safeParse({ id: 1, badge: 7 }).success).toBe(false);
  expect(answer.safeParse({ id: 1, other: 'A-1' }).success).toBe(false);
});

test('two sections do not answer the same key', () => {
  defineUserSection(section({ locker: z.string() }));
  expect(() => defineUserSection(section({ locker: z.int() }))).toThrow(/"locker"/);
});
