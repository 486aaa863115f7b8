import type { Core } from '@strapi/strapi';
import { env } from '@mayorista/config';
import { isAwayError } from '../dependencies/away-error';
import { startLoop, type Loop } from '../jobs/loop';
import { keepClaims } from './idempotency.store';

const retryEveryMs = 500;

/**
 * The idempotency keys of requests under way in this process. While it lives it says so in the table, so that nobody takes a slow
 * request for a dead one; and what could not be written at the end, the database being away, is written when it is back.
 */
export class Claims {
  private readonly held = new Set<number>();
  private readonly unwritten = new Map<number, () => Promise<void>>();
  private sign: NodeJS.Timeout | undefined;
  private retries: Loop | undefined;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly signEveryMs = env().abandonedAfterMs / 3,
  ) {}

  hold(claim: number): void {
    this.held.add(claim);
    this.sign ??= setInterval(() => void this.giveSign(), this.signEveryMs).unref();
  }

  /** Writes how the request ended; where the database is away, later, and the request's own outcome stands. */
  async end(claim: number, write: () => Promise<void>): Promise<void> {
    try {
      await write();
      this.held.delete(claim);
    } catch (error) {
      if (!isAwayError(error)) {
        this.held.delete(claim);
        throw error;
      }
      this.unwritten.set(claim, write);
      this.retries ??= startLoop(
        () => this.retry(),
        retryEveryMs,
        (reason) => this.warn(reason),
      );
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.sign);
    await this.retries?.stop();
  }

  private async retry(): Promise<boolean> {
    for (const [claim, write] of this.unwritten) {
      try {
        await write();
      } catch (error) {
        // Still away: tried again at the next look. Anything else is told, and would not end otherwise the next time.
        if (isAwayError(error)) return false;
        this.warn(error);
      }
      this.unwritten.delete(claim);
      this.held.delete(claim);
    }
    return false;
  }

  private async giveSign(): Promise<void> {
    if (this.held.size === 0) return;
    await keepClaims(this.strapi, [...this.held]).catch((error: unknown) => this.warn(error));
  }

  private warn(error: unknown): void {
    this.strapi.log.warn(`Claves de idempotencia: ${String(error)}`);
  }
}

const perPlatform = new WeakMap<Core.Strapi, Claims>();

export function claimsOf(strapi: Core.Strapi): Claims {
  const claims = perPlatform.get(strapi) ?? new Claims(strapi);
  perPlatform.set(strapi, claims);
  return claims;
}

export const endClaims = async (strapi: Core.Strapi): Promise<void> => perPlatform.get(strapi)?.stop();
