import { expect, test } from 'vitest';

interface Task {
  readonly name: string;
  readonly cores: number;
  readonly after?: readonly string[];
  readonly run: () => Promise<unknown>;
}

const file: string = './side-by-side.mjs';
const { runSideBySide } = (await import(file)) as {
  runSideBySide: (tasks: readonly Task[], cores: number) => Promise<unknown[]>;
};

/** Tasks that end when told to, and what has begun so far. */
function told() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const task = (name: string, cores: number, after?: readonly string[]): Task => ({
    name,
    cores,
    after,
    run: () =>
      new Promise((resolve, reject) => {
        begun.push(name);
        ends.set(name, (error) => (error === undefined ? resolve(`${name} answered`) : reject(error)));
      }),
  });
  const end = async (name: string, error?: Error): Promise<void> => {
    ends.get(name)?.(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, task, end };
}

test('begins what fits, in order; what needs all cores waits for the others to end', async () => {
  const { begun, task, end } = told();
  const answers = runSideBySide([task('lint', 1), task('types', 1), task('unit', 1), task('journeys', 2)], 2);
  expect(begun).toEqual(['lint', 'types']);
  await end('types');
  expect(begun).toEqual(['lint', 'types', 'unit']);
  await end('unit');
  expect(begun).not.toContain('journeys');
  await end('lint');
  expect(begun).toContain('journeys');
  await end('journeys');
  expect(await answers).toEqual(['lint answered', 'types answered', 'unit answered', 'journeys answered']);
});

test('waits for what must come before, if that runs at all', async () => {
  const { begun, task, end } = told();
  const answers = runSideBySide([task('panel', 1), task('flow', 1, ['panel', 'store']), task('unit', 1)], 2);
  expect(begun).toEqual(['panel', 'unit']);
  await end('panel');
  expect(begun).toEqual(['panel', 'unit', 'flow']);
  await end('unit');
  await end('flow');
  await answers;
});

test('begins nothing more when one fails', async () => {
  const { begun, task, end } = told();
  const failure = expect(runSideBySide([task('panel', 2), task('journeys', 2)], 2)).rejects.toThrow('no panel');
  await end('panel', new Error('no panel'));
  await failure;
  expect(begun).toEqual(['panel']);
});
