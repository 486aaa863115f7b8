import type { Core } from '@strapi/strapi';
import { env } from '@mayorista/config';
import { troubleTeller } from '../dependencies/tell-trouble';
import { relayBatch, relayEvents } from '../outbox/relay';
import { onWake } from '../outbox/wake';
import { startFeeder } from './bull-feeder';
import { scheduleCron } from './cron';
import { startEmbeddedRunner, type Runner } from './embedded-runner';
import { startLoop } from './loop';

const relayEveryMs = 250;
/** Fifty orders at once are relayed in a dozen transactions instead of a hundred, which they would wait for. */
const relayRestMs = 25;
const concurrency = 4;

/**
 * Starts the outbox relay and, by the environment, the embedded runner or the feeder of the workers' queue. Nothing is relayed or run
 * before every plugin has started: an earlier start's job would meet services that are not ready.
 */
export function startJobs(strapi: Core.Strapi): Runner {
  const runner =
    env().redisUrl === null ? (env().runsJobs ? startEmbeddedRunner(strapi, concurrency) : null) : startFeeder(strapi);
  const relay = startLoop(
    async () => {
      if (!strapi.isLoaded) return false;
      const relayed = await relayEvents(strapi);
      if (relayed > 0) runner?.wake();
      return relayed === relayBatch;
    },
    relayEveryMs,
    troubleTeller(strapi, 'Bandeja de salida'),
    relayRestMs,
  );
  const wake = (): void => {
    relay.wake();
    runner?.wake();
  };
  onWake(strapi, wake);
  scheduleCron(strapi);
  return {
    wake,
    stop: async () => {
      await relay.stop();
      await runner?.stop();
    },
  };
}
