import { env } from '@mayorista/config';
import { Unavailable, type Core } from '@mayorista/kernel';
import { httpPlatform } from './http-platform';
import type { MonitoringPlatform } from './monitoring-platform';
import { demoPlatform } from './stand-in/demo-platform';

/** Returns the platform that is configured, or the demonstration's. Throws Unavailable in production without one. */
export function getPlatform(strapi: Core.Strapi): MonitoringPlatform {
  const { monitoring, mode } = env();
  if (monitoring !== null) return httpPlatform(monitoring);
  if (mode === 'production') throw new Unavailable(3_600, 'Por ahora no se contratan suscripciones en línea.');
  return demoPlatform(strapi);
}
