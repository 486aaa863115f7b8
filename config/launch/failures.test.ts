import { expect, test } from 'vitest';
import { failures } from './failures.mjs';

test('what failed in a vitest report is told with the first line of its error; what passed is not', () => {
  const report = {
    testResults: [
      {
        name: '/here/plugins/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'a holds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'a breaks',
            failureMessages: ['\u001b[31mError: expected 1\u001b[39m\n  at x'],
          },
        ],
      },
      { name: '/here/plugins/b.test.ts', status: 'failed', message: 'No such file\nat y', assertionResults: [] },
      { name: '/here/plugins/c.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  };
  expect(failures('vitest', report, '/here')).toEqual([
    '  plugins/a.test.ts · a breaks · Error: expected 1',
    '  plugins/b.test.ts · No such file',
  ]);
});

test('what failed in a playwright report is told with its line', () => {
  const spec = (title: string, ok: boolean, errors: object[]) => ({
    ...{ file: 'b.spec.ts', title, ok },
    tests: [{ results: [{ errors }] }],
  });
  const report = {
    config: { rootDir: '/here/tests/journeys' },
    suites: [
      {
        specs: [spec('is bought', true, [])],
        suites: [
          {
            specs: [
              spec('is sent', false, [{ message: 'Error: not visible\nCall log', location: { line: 12 } }]),
              spec('is paid', false, []),
            ],
          },
        ],
      },
    ],
  };
  expect(failures('playwright', report, '/here')).toEqual([
    '  tests/journeys/b.spec.ts:12 · is sent · Error: not visible',
    '  tests/journeys/b.spec.ts · is paid',
  ]);
});
