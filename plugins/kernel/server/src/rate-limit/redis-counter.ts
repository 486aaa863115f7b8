import Redis from 'ioredis';
import { memoryCounter, type Counter } from './counter';

const prefix = 'mayorista:limit:';
/** One step for Redis: a counter never stays behind without an end. */
const addScript = `local n = redis.call('INCR', KEYS[1])
if n == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { n, redis.call('PTTL', KEYS[1]) }`;
const undoScript = `if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('DECR', KEYS[1]) end`;

/** A process that many tries at once keep busy reads an answer late: half a second was no sign that Redis is silent. */
const patienceMs = 2_000;

/** Counters that all processes share. While Redis does not answer (in time), each process counts for itself. */
export function redisCounter(url: string, onTrouble: (error: unknown) => void, commandTimeout = patienceMs): Counter {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout });
  const own = memoryCounter();
  redis.on('error', onTrouble);
  return {
    async add(key, windowMs) {
      try {
        const [count, endsInMs] = (await redis.eval(addScript, 1, prefix + key, windowMs)) as [number, number];
        return { count, endsInMs: Math.max(0, endsInMs) };
      } catch (error) {
        onTrouble(error);
        return own.add(key, windowMs);
      }
    },
    async undo(key) {
      await own.undo(key);
      try {
        await redis.eval(undoScript, 1, prefix + key);
      } catch (error) {
        onTrouble(error);
      }
    },
    close: async () => redis.disconnect(),
  };
}
