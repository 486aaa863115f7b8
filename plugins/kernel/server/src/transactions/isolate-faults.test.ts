import { expect, test } from 'vitest';
import { isDataFault, isolateFaults, throwIfFaults } from './isolate-faults';

const refused = (item: number) => Object.assign(new Error(`insert … - value too long: ${item}`), { code: '22001' });

async function write(items: readonly number[], bad: readonly number[], written: number[] = []) {
  const faults = await isolateFaults(items, (part) => {
    const [first] = part.filter((item) => bad.includes(item));
    if (first !== undefined) return Promise.reject(refused(first));
    written.push(...part);
    return Promise.resolve();
  });
  return { faults, written };
}

test('items at fault are left out alone, wherever they stand', async () => {
  const items = Array.from({ length: 50 }, (_, n) => n);
  const { faults, written } = await write(items, [0, 17, 49]);
  expect(written).toEqual(items.filter((item) => ![0, 17, 49].includes(item)));
  expect(faults).toEqual([0, 17, 49].map((item) => ({ item, reason: `value too long: ${item}` })));
});

test("an error that is nobody's data is thrown, and nothing is tried again", async () => {
  let calls = 0;
  const work = () => {
    calls += 1;
    return Promise.reject(new Error('connection lost'));
  };
  await expect(isolateFaults([1, 2, 3], work)).rejects.toThrow('connection lost');
  expect(calls).toBe(1);
});

test('what the database refuses for its data is told from what it cannot do', () => {
  expect(['22001', '23505', 'SQLITE_CONSTRAINT_CHECK'].map((code) => isDataFault({ code }))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['57P01', '40P01', 'SQLITE_BUSY', undefined].map((code) => isDataFault({ code }))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('the error of a job names the first items and how many more there are', () => {
  throwIfFaults([], 9, 'fichas');
  const faults = Array.from({ length: 22 }, (_, item) => ({ item, reason: 'x' }));
  expect(() => throwIfFaults(faults, 500, 'fichas')).toThrow(
    /^22 de 500 fichas no se pudieron guardar\n#0: x\n(.*\n)*… y 2 más$/,
  );
});
