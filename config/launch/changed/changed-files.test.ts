import { expect, test } from 'vitest';
import { changedSince } from './changed-files.mjs';

/** A repository in which only the given calls have an answer. */
function git(answers: Readonly<Record<string, string>>) {
  return (...args: string[]): string => {
    const answer = answers[args.join(' ')];
    if (answer === undefined) throw new Error(`fatal: ${args.join(' ')}`);
    return answer;
  };
}

const others = { 'ls-files --others --exclude-standard -z': 'new.ts\0' };

test('what changed since a commit is what differs and what git does not know yet, once, in order', () => {
  const known = git({ 'diff --name-only --no-renames -z v1 --': 'z.ts\0a.ts\0', ...others });
  expect(changedSince('v1', known)).toEqual({ since: 'v1', files: ['a.ts', 'new.ts', 'z.ts'] });
  expect(() => changedSince('v2', known)).toThrow('v2');
});

test.each([['origin/main'], ['main']])('without a commit it is since the branch left %s', (main) => {
  const known = git({
    [`rev-parse --verify --quiet ${main}^{commit}`]: 'x',
    [`merge-base HEAD ${main}`]: 'abc\n',
    'diff --name-only --no-renames -z abc --': 'a.ts\0',
    ...others,
  });
  expect(changedSince(undefined, known)).toEqual({ since: 'abc', files: ['a.ts', 'new.ts'] });
});

test('where there is no main branch it is what is not committed', () => {
  const known = git({ 'diff --name-only --no-renames -z HEAD --': '', ...others });
  expect(changedSince(undefined, known)).toEqual({ since: 'HEAD', files: ['new.ts'] });
});
