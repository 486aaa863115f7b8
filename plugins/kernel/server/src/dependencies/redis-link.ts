import Redis from 'ioredis';
import type { Core } from '@strapi/strapi';
import { env } from '@mayorista/config';
import { withTimeout } from './with-timeout';

/** A request waits no longer than this for Redis, and only the first that finds it silent waits at all. */
const patienceMs = 150;
const lookEveryMs = 500;

/** A connection to Redis for questions that requests wait for: while Redis is away or frozen it answers null at once. */
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
    // Each try to connect again fails with an event of its own: what is told is that Redis went silent.
    this.redis.on('error', (error) => this.fallSilent(error));
  }

  /** Answers what Redis says, or null where it says nothing in time. */
  async ask<T>(question: (redis: Redis) => Promise<T>): Promise<T | null> {
    if (this.isSilent) return null;
    try {
      return await withTimeout(question(this.redis), this.patience, 'Redis does not answer');
    } catch (error) {
      this.fallSilent(error);
      return null;
    }
  }

  /** Whether Redis answers. */
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

/** The process's link to Redis; undefined where the platform runs without. */
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

/** Ends the connection to Redis with the server. */
export const closeRedisLink = (strapi: Core.Strapi): void => links.get(strapi)?.close();
