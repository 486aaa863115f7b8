import { isDeepStrictEqual } from 'node:util';

/**
 * Writes what is read until it still is so after it was written. Of several that follow the same source at once, one may read first and
 * write last: the last to write looks again, and so does not leave what was true before.
 */
export async function untilCurrent<T>(read: () => Promise<T>, write: (value: T) => Promise<void>): Promise<void> {
  let value = await read();
  for (;;) {
    await write(value);
    const current = await read();
    if (isDeepStrictEqual(current, value)) return;
    value = current;
  }
}
