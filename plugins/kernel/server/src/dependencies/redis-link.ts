import Redis from 'ioredis';
import type { Core } from '@strapi/strapi';
import { env } from '@mayorista/config';
import { withTimeout } from './with-timeout';

/** The longest time a request waits for Redis, in milliseconds. Only the first request that finds it silent waits at all. */
const patienceMs = 150;
const lookEveryMs = 500;

/** A connection to Redis for queries on the path of a request: while Redis is away or frozen, `ask` resolves to null at once. */
export class RedisLink {
  private readonly redis: Redis;
  private isSilent = false;
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    url: string,
    private readonly onTrouble: (error: unknown) => void,
    private readonly patience = patienceMs,
  ) {
    this.redis = new Redis(url, { maxRetriesPerRequest: 1 });
    // Each failed reconnection emits an error of its own: only the first one is reported.
    this.redis.on('error', (error) => this.fallSilent(error));
  }

  /** Returns the result of `question`, or null when Redis fails or does not answer in time. */
  async ask<T>(question: (redis: Redis) => Promise<T>): Promise<T | null> {
    if (this.isSilent) return null;
    try {
      return await withTimeout(question(this.redis), this.patience, 'Redis does not answer');
    } catch (error) {
      this.fallSilent(error);
      return null;
    }
  }

  /** Tells whether Redis answers. */
  async isThere(): Promise<boolean> {
    return (await this.ask((redis) => redis.ping())) !== null;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.redis.disconnect();
  }

  private fallSilent(error: unknown): void {
    if (this.isSilent || this.isClosed) return;
    this.isSilent = true;
    this.onTrouble(error);
    this.lookLater();
  }

  private lookLater(): void {
    this.timer = setTimeout(() => void this.look(), lookEveryMs).unref();
  }

  private async look(): Promise<void> {
    const isBack = await withTimeout(this.redis.ping(), this.patience, 'Redis does not answer').then(
      () => true,
      () => false,
    );
    if (isBack) this.isSilent = false;
    else if (!this.isClosed) this.lookLater();
  }
}

const links = new WeakMap<Core.Strapi, RedisLink>();

/** Returns the process's link to Redis; undefined when none is configured. */
export function redisLink(strapi: Core.Strapi): RedisLink | undefined {
  const { redisUrl } = env();
  if (redisUrl === null) return undefined;
  const link =
    links.get(strapi) ??
    new RedisLink(redisUrl, (error) =>
      strapi.log.warn(`Redis no responde, cada proceso se cuenta solo: ${String(error)}`),
    );
  links.set(strapi, link);
  return link;
}

/** Closes the connection to Redis when the server stops. */
export const closeRedisLink = (strapi: Core.Strapi): void => links.get(strapi)?.close();
