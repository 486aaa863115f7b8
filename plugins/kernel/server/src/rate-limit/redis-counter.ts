import type { RedisLink } from '../dependencies/redis-link';
import { memoryCounter, type Counter } from './counter';

const prefix = 'mayorista:limit:';
/** A script that increments and sets the expiry in one step, so that no counter is left without an end. */
const addScript = `local n = redis.call('INCR', KEYS[1])
if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { n, redis.call('PTTL', KEYS[1]) }`;
const undoScript = `if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('DECR', KEYS[1]) end`;

/** Creates counters that all processes share. While Redis does not answer in time, each process counts for itself. */
export function redisCounter(link: RedisLink): Counter {
  const own = memoryCounter();
  return {
    async add(key, windowMs) {
      const counted = await link.ask(
        (redis) => redis.eval(addScript, 1, prefix + key, windowMs) as Promise<[number, number]>,
      );
      if (counted === null) return own.add(key, windowMs);
      const [count, endsInMs] = counted;
      return { count, endsInMs: Math.max(0, endsInMs) };
    },
    async undo(key) {
      await own.undo(key);
      await link.ask((redis) => redis.eval(undoScript, 1, prefix + key));
    },
    close: async () => link.close(),
  };
}
