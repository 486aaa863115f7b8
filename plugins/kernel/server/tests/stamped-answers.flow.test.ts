import { boot, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Stamp } from '@mayorista/kernel';
import { kernel, type Kernel } from './served';

let app: TestApp;
const keysTouched = z.object({ keys: z.array(z.number()) });
const moved = () => kernel().defineEvent('prueba.movido', keysTouched, { touches: ({ keys }) => keys });
const upset = () => kernel().defineEvent('prueba.trastornado', z.object({}));
const painted = () => kernel().defineEvent('prueba.pintado', z.object({}), { touches: () => [] });
const repriced = () => kernel().defineEvent('prueba.tasado', z.object({}), { leavesKnown: true });
const reprice = () => kernel().inTransaction(app.strapi, (tx) => kernel().emit(tx, repriced(), {}));
const move = (...keys: number[]) => kernel().inTransaction(app.strapi, (tx) => kernel().emit(tx, moved(), { keys }));
const upsetAll = () => kernel().inTransaction(app.strapi, (tx) => kernel().emit(tx, upset(), {}));
const settle = () => app.endShortMemories();

/** Asks for an answer made of some keys; it tells how often it was made. */
function askerOf(name: string, keys: readonly number[]): () => Promise<number> {
  const versions = kernel().eventVersions(app.strapi);
  const currentStamp = () => versions.ofKeys(keys).version;
  let made = 0;
  return async () => {
    const answer = await kernel()
      .stampedResponses(app.strapi)
      .answer(name, {}, () => Promise.resolve({ body: String(++made), stamp: currentStamp(), currentStamp }));
    return Number(answer.body.toString());
  };
}

beforeAll(async () => {
  app = await boot();
  await kernel().changeFeed(app.strapi).look();
  await settle();
});

describe('an answer that some keys decide about', () => {
  test('is sent again after events that touch others, and made anew at once after one that touches a key of it', async () => {
    const ask = askerOf('prueba de claves', [1, 2]);
    expect(await ask()).toBe(1);
    await move(3, 4);
    expect(await ask()).toBe(1);
    await move(2);
    expect(await ask()).toBe(2);
    expect(await ask()).toBe(2);
  });

  test('is made anew after an event that may change anything, and again once short memories are over', async () => {
    const ask = askerOf('prueba de todas', [1]);
    const before = await ask();
    await upsetAll();
    expect(await ask()).toBe(before + 1);
    expect(await ask()).toBe(before + 1);
    await settle();
    expect(await ask()).toBe(before + 2);
    expect(await ask()).toBe(before + 2);
  });

  test('that is under way while something touches it is not handed to who asks afterwards', async () => {
    const versions = kernel().eventVersions(app.strapi);
    const currentStamp = () => versions.ofKeys([7]).version;
    const answers = kernel().stampedResponses(app.strapi);
    let release: (value: unknown) => void = () => undefined;
    const held = new Promise((resolve) => (release = resolve));
    const first = answers.answer('prueba de carrera', {}, async () => {
      const stamp = currentStamp();
      await held;
      return { body: '"antes"', stamp, currentStamp };
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await move(7);
    const second = answers.answer('prueba de carrera', {}, () =>
      Promise.resolve({ body: '"después"', stamp: currentStamp(), currentStamp }),
    );
    release(null);
    expect((await first).body.toString()).toBe('"antes"');
    expect((await second).body.toString()).toBe('"después"');
  });

  test('that could not be made is tried again by the next who asks', async () => {
    const answers = kernel().stampedResponses(app.strapi);
    const made = { body: '1', stamp: '', currentStamp: () => '' };
    await expect(answers.answer('prueba rota', {}, () => Promise.reject(new Error('sin red')))).rejects.toThrow(
      'sin red',
    );
    expect((await answers.answer('prueba rota', {}, () => Promise.resolve(made))).body.toString()).toBe('1');
  });
});

describe('a begun stamp', () => {
  let made = 0;
  const begun = (finish: (stamp: ReturnType<Kernel['beginStamp']>) => Stamp | Promise<Stamp>, name = `${++names}`) =>
    kernel()
      .stampedResponses(app.strapi)
      .answer(`prueba de sello ${name}`, {}, async () => {
        const stamp = kernel().beginStamp(app.strapi);
        return { body: String(++made), ...(await finish(stamp)) };
      });
  let names = 0;

  test('ends with an event that touches one of its keys or is one of its own, and with no other', async () => {
    const ask = () => begun((stamp) => stamp.of({ keys: [21], events: [painted()] }), 'propio');
    const first = await ask();
    await move(22);
    expect(await ask()).toBe(first);
    await move(21);
    const second = await ask();
    expect(second).not.toBe(first);
    await kernel().inTransaction(app.strapi, (tx) => kernel().emit(tx, painted(), {}));
    expect(await ask()).not.toBe(second);
  });

  test('ends with a change of one of its keys while the answer is made', async () => {
    const ask = () =>
      begun(async (stamp) => {
        await move(23);
        // Another request learns of it meanwhile.
        await kernel().changeFeed(app.strapi).look();
        return stamp.of({ keys: [23] });
      }, 'mientras');
    const first = await ask();
    expect(await ask()).not.toBe(first);
  });

  test('ends with the day', async () => {
    const ask = () => begun((stamp) => stamp.of({ keys: [24] }), 'día');
    kernel().freezeClock('2026-11-26T18:00:00Z');
    const first = await ask();
    expect(await ask()).toBe(first);
    kernel().freezeClock('2026-11-27T18:00:00Z');
    expect(await ask()).not.toBe(first);
    kernel().freezeClock(null);
  });

  test('ends when what it follows is another, and is the same as long as that is', async () => {
    let text = 'antes';
    const ask = () => begun((stamp) => stamp.follow(text, () => Promise.resolve(text)).of({}), 'seguido');
    const first = await ask();
    expect(await ask()).toBe(first);
    text = 'después';
    expect(await ask()).not.toBe(first);
  });
});

describe('what is known of a key', () => {
  test('is new after an event that touches it or may change anything, and stays after one that leaves it', async () => {
    const versions = kernel().eventVersions(app.strapi);
    const now = async () => {
      await kernel().changeFeed(app.strapi).look();
      return { known: versions.ofKnown(5), computed: versions.ofKeys([5]).version };
    };
    const before = await now();
    await reprice();
    const repriced = await now();
    expect(repriced.known).toBe(before.known);
    expect(repriced.computed).not.toBe(before.computed);
    await move(5);
    const moved = await now();
    expect(moved.known).not.toBe(repriced.known);
    await move(6);
    expect((await now()).known).toBe(moved.known);
    await upsetAll();
    expect((await now()).known).not.toBe(moved.known);
  });
});

describe('the feed of changes', () => {
  test('tells followers that events were missed when those after the last one read are gone', async () => {
    const feed = kernel().changeFeed(app.strapi);
    const seen: string[] = [];
    feed.follow((changes) => seen.push(...changes.map(({ name }) => name)));
    await move(1);
    await feed.look();
    expect(seen).toEqual(['prueba.movido']);
    await move(1);
    await move(1);
    const knex = app.strapi.db.connection as unknown as import('knex').Knex;
    const last = (await knex('outbox_events').max({ id: 'id' }).first()) as { id: number };
    await knex('outbox_events').where('id', '<', last.id).delete();
    feed.tell();
    await feed.look();
    expect(seen).toEqual(['prueba.movido', '*']);
  });

  test('tells the same when events are gone between the reading of their ids and that of what they say', async () => {
    const feed = kernel().changeFeed(app.strapi);
    await feed.look();
    const seen: string[] = [];
    feed.follow((changes) => seen.push(...changes.map(({ name }) => name)));
    await move(1);
    // Between the two readings it asks whether any before were pruned.
    const between = vi.spyOn(feed as unknown as { wasPruned: () => Promise<boolean> }, 'wasPruned');
    between.mockImplementationOnce(async () => {
      const knex = app.strapi.db.connection as unknown as import('knex').Knex;
      await knex('outbox_events').where({ name: 'prueba.movido' }).delete();
      return false;
    });
    await feed.look();
    between.mockRestore();
    expect(seen).toEqual(['*']);
  });
});
