import { DependencyAway } from '../dependencies/away-error';
import { guardedFetch, type GuardedAnswer, type GuardOptions } from './guarded-fetch';

/**
 * Calls a service that the installation's settings name, whose host is therefore trusted. `who`: what people call it. Throws DependencyAway
 * where it gives no answer; what it answers, errors too, is the caller's to read.
 */
export function callService(
  who: string,
  target: URL,
  init: Parameters<typeof guardedFetch>[1],
  limits: Pick<GuardOptions, 'timeoutMs' | 'maxBytes'>,
): Promise<GuardedAnswer> {
  return guardedFetch(target, init, { ...limits, trustedHosts: [target.host] }).catch((cause: unknown) => {
    throw new DependencyAway(`${who} no responde: ${String(cause)}`, { cause });
  });
}
