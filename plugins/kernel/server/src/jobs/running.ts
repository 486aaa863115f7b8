import type { Core } from '@strapi/strapi';
import type { Runner } from './embedded-runner';

const runners = new WeakMap<Core.Strapi, Runner>();

export const keepRunner = (strapi: Core.Strapi, runner: Runner): unknown => runners.set(strapi, runner);

/** Stops this process's relay and runner: running jobs get some seconds, the rest return to the queue. */
export const stopJobs = async (strapi: Core.Strapi): Promise<void> => runners.get(strapi)?.stop();
