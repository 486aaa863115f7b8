import { expect, test } from 'vitest';
import { fileTimes, slowest } from './slowest.mjs';

test('files of a vitest report take from their start to their end', () => {
  const report = { testResults: [{ name: '/here/plugins/a.test.ts', startTime: 1_000, endTime: 3_500 }] };
  expect(fileTimes('vitest', report, '/here')).toEqual([{ file: 'plugins/a.test.ts', seconds: 2.5 }]);
});

test('files of a playwright report take as long as all tries of their journeys', () => {
  const spec = (file: string, ...durations: number[]) => ({
    file,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    config: { rootDir: '/here/tests/journeys' },
    suites: [{ specs: [spec('b.spec.ts', 500)], suites: [{ specs: [spec('b.spec.ts', 1_000, 2_000)] }] }],
  };
  expect(fileTimes('playwright', report, '/here')).toEqual([{ file: 'tests/journeys/b.spec.ts', seconds: 3.5 }]);
});

test('the slowest stand first, and no more than asked for', () => {
  const times = [1, 30, 4].map((seconds) => ({ stage: 'flow', file: `${seconds}.test.ts`, seconds }));
  expect(slowest(times, 2)).toEqual(['   30 s  30.test.ts (flow)', '    4 s  4.test.ts (flow)']);
});
