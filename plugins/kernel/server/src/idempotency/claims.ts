import type { Core } from '@strapi/strapi';
import { isAwayError } from '../dependencies/away-error';
import { startLoop, type Loop } from '../jobs/loop';
import { claimTimes, keepClaims } from './idempotency.store';

const retryEveryMs = 500;

/**
 * The idempotency keys of the requests this process is serving. Renews their claims while it lives, so that other processes do not
 * take a slow request for a dead one. A result that could not be written because the database was away is written once it is back.
 */
export class Claims {
  private readonly held = new Set<number>();
  private readonly unwritten = new Map<number, () => Promise<void>>();
  private sign: NodeJS.Timeout | undefined;
  private retries: Loop | undefined;
  private isGivingSign = false;

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly signEveryMs = claimTimes().renewedEveryMs,
  ) {}

  hold(claim: number): void {
    this.held.add(claim);
    this.sign ??= setInterval(() => void this.giveSign(), this.signEveryMs).unref();
  }

  /**
   * Runs `write`, which stores how the request ended. When the database is away, resolves at once and retries later; throws any other
   * error.
   */
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
        // Still away: retried later. Any other error is logged and given up, for it would recur.
        if (isAwayError(error)) return false;
        this.warn(error);
      }
      this.unwritten.delete(claim);
      this.held.delete(claim);
    }
    return false;
  }

  private async giveSign(): Promise<void> {
    // One at a time: while the database stands still each would take a connection.
    if (this.held.size === 0 || this.isGivingSign) return;
    this.isGivingSign = true;
    await keepClaims(this.strapi, [...this.held]).catch((error: unknown) => this.warn(error));
    this.isGivingSign = false;
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
