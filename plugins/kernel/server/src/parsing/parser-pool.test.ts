import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Hunger, Told } from '../../../testing/hungry.parser';
import { ageMemories } from '../clock/memory-clock';
import { RateLimitError } from '../errors/refusal';
import type { Caller } from '../work/work-context';
import { defineParser, type Parser } from './parser';
import { ParserPool } from './parser-pool';

let pool: ParserPool;
beforeEach(() => (pool = new ParserPool()));
afterEach(() => pool.end());

const parser = (bounds: Partial<Parser<Hunger, Told>> = {}): Parser<never, unknown> =>
  defineParser<Hunger, Told>({
    name: 'kernel.hungry',
    file: path.resolve(import.meta.dirname, '../../../testing/hungry.parser'),
    mostSeconds: 5,
    mostMegabytes: 300,
    ...bounds,
  }) as unknown as Parser<never, unknown>;
const known = (key: string): Caller => ({ key, isStranger: false });
const stranger = (key: string): Caller => ({ key, isStranger: true });
const run = (hunger: Hunger, caller = known('a'), bounds: Partial<Parser<Hunger, Told>> = {}) =>
  pool.run(parser(bounds), hunger, caller);
const told = async (...call: Parameters<typeof run>): Promise<Told> => ((await run(...call)) as { value: Told }).value;
const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    // There is no such process.
    return false;
  }
};

describe('a parser', () => {
  test('answers from a process of its own, which is used again and knows no secret', async () => {
    const first = await told({ does: 'answers' });
    expect(first.pid).not.toBe(process.pid);
    expect((await told({ does: 'answers' })).pid).toBe(first.pid);
    expect(first.variables.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual(['TMPDIR']);
  });

  test('that throws says so, and its process goes on', async () => {
    const { pid } = await told({ does: 'answers' });
    expect(await run({ does: 'throws' })).toMatchObject({ error: expect.stringContaining('no such file') as string });
    expect((await told({ does: 'answers' })).pid).toBe(pid);
  });

  test.each<[string, Hunger, Partial<Parser<Hunger, Told>>, number]>([
    ['fills memory that no heap knows of', { does: 'fills', megabytes: 2_000 }, {}, 20_000],
    ['computes in one piece', { does: 'loops' }, { mostSeconds: 2 }, 30_000],
    ['never answers', { does: 'sleeps' }, { mostSeconds: 0.2 }, 7_000],
    ['dies', { does: 'dies' }, {}, 20_000],
  ])('that %s is ended, and the next one is served', async (_what, hunger, bounds, withinMs) => {
    const { pid } = await told({ does: 'answers' });
    const before = process.memoryUsage.rss();
    const begun = Date.now();
    expect(await run(hunger, known('a'), bounds)).toBeNull();
    expect(Date.now() - begun).toBeLessThan(withinMs);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
    await expect.poll(() => isThere(pid)).toBe(false);
    expect((await told({ does: 'answers' })).pid).not.toBe(pid);
  });

  test('may take its bounds: memory within them is no reason', async () => {
    expect((await told({ does: 'fills', megabytes: 100 })).pid).toBeGreaterThan(0);
  });
});

test('what one file left in a process is not counted as the next one’s', async () => {
  const heavy = await told({ does: 'keeps', megabytes: 280 }, known('a'), { mostMegabytes: 600 });
  const next = await told({ does: 'answers' }, known('b'));
  expect(next.pid).not.toBe(heavy.pid);
  await expect.poll(() => isThere(heavy.pid)).toBe(false);
});

describe('turns', () => {
  const together = (one: Told, other: Told): boolean => one.from < other.to && other.from < one.to;
  const waits: Hunger = { does: 'waits', ms: 400 };

  test('two callers are served at once, one caller never', async () => {
    const [one, again, other] = await Promise.all([
      told(waits, known('a')),
      told(waits, known('a')),
      told(waits, known('b')),
    ]);
    expect(together(one, other)).toBe(true);
    expect(together(one, again)).toBe(false);
  });

  test('strangers together leave a process to those who are known', async () => {
    const [one, other, mine] = await Promise.all([
      told(waits, stranger('1.1.1.1')),
      told(waits, stranger('2.2.2.2')),
      told(waits, known('a')),
    ]);
    expect(together(one, other)).toBe(false);
    expect(together(one, mine)).toBe(true);
  });

  test('whoever comes later with one file is served before the second of somebody with many', async () => {
    const many = Array.from({ length: 4 }, () => told(waits, stranger('1.1.1.1')));
    const one = await told(waits, stranger('2.2.2.2'));
    const all = await Promise.all(many);
    expect(all.filter(({ from }) => from < one.from)).toHaveLength(1);
  });

  test('more than may wait are told to come again', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 12 }, () => run({ does: 'waits', ms: 50 }, stranger('1.1.1.1'))),
    );
    // One runs and six wait.
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    const [refused] = asked.filter((each) => each.status === 'rejected');
    expect(refused?.reason).toBeInstanceOf(RateLimitError);
  });

  test('whoever ended five processes waits ten minutes, and nobody else', async () => {
    for (let n = 0; n < 5; n += 1) expect(await run({ does: 'dies' }, stranger('1.1.1.1'))).toBeNull();
    await expect(run({ does: 'answers' }, stranger('1.1.1.1'))).rejects.toMatchObject({ status: 429 });
    expect(await told({ does: 'answers' }, stranger('2.2.2.2'))).toMatchObject({ pid: expect.any(Number) as number });
    ageMemories(10 * 60_000 + 1);
    expect(await told({ does: 'answers' }, stranger('1.1.1.1'))).toMatchObject({ pid: expect.any(Number) as number });
  });

  test('an end ends those that rest, too', async () => {
    const { pid } = await told({ does: 'answers' });
    pool.end();
    await expect.poll(() => isThere(pid)).toBe(false);
  });

  test('an end refuses those who wait and ends all processes; who comes after it is served', async () => {
    const { pid } = await told({ does: 'answers' });
    const running = run({ does: 'sleeps' });
    const waiting = run({ does: 'answers' });
    pool.end();
    await expect(waiting).rejects.toBeInstanceOf(RateLimitError);
    expect(await running).toBeNull();
    await expect.poll(() => isThere(pid)).toBe(false);
    expect((await told({ does: 'answers' }, known('b'))).pid).not.toBe(pid);
  });
});
