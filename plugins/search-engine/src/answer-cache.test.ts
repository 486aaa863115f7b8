import { describe, expect, test } from 'vitest';
import { ResponseCache } from './answer-cache';
import type { EngineAnswer, EngineRequest } from './http/request';

const asking = (body: string, authorization = 'Bearer a'): EngineRequest => ({
  method: 'POST',
  path: ['multi-search'],
  query: '',
  authorization,
  contentType: 'application/json',
  body,
});

/** A file that may change, and how often it was searched. */
function searched(size = 10) {
  const file: { version: number | undefined; made: number } = { version: 1, made: 0 };
  const cache = new ResponseCache(() => file.version, size);
  const ask = (request: EngineRequest, meanwhile = (): void => undefined, status = 200): Promise<EngineAnswer> =>
    cache.get(request, async () => {
      file.made += 1;
      const body = file.made;
      await Promise.resolve();
      meanwhile();
      return { status, body };
    });
  return { file, ask };
}

describe('answers to searches', () => {
  test('are made once while nothing changes, also for those who ask at the same time', async () => {
    const { file, ask } = searched();
    await Promise.all([ask(asking('camara')), ask(asking('camara'))]);
    expect(await ask(asking('camara'))).toEqual({ status: 200, body: 1 });
    expect(file.made).toBe(1);
  });

  test('are of one bearer alone', async () => {
    const { file, ask } = searched();
    await ask(asking('camara', 'Bearer a'));
    await ask(asking('camara', 'Bearer b'));
    expect(file.made).toBe(2);
  });

  test('are made anew after a change, also after one while they were made', async () => {
    const { file, ask } = searched();
    await ask(asking('camara'));
    file.version = 2;
    await ask(asking('camara'), () => (file.version = 3));
    await ask(asking('camara'));
    expect(file.made).toBe(3);
  });

  test('are not kept when they are refusals', async () => {
    const { file, ask } = searched();
    await ask(asking('camara'), undefined, 400);
    await ask(asking('camara'));
    expect(file.made).toBe(2);
  });

  test('that were asked for longest ago go first', async () => {
    const { file, ask } = searched(2);
    for (const body of ['a', 'b', 'a', 'c', 'a']) await ask(asking(body));
    expect(file.made).toBe(3);
    await ask(asking('b'));
    expect(file.made).toBe(4);
  });

  test('are not kept before there is a file', async () => {
    const { file, ask } = searched();
    file.version = undefined;
    await ask(asking('camara'));
    await ask(asking('camara'));
    expect(file.made).toBe(2);
  });
});
