import type { Core } from '@strapi/strapi';
import { isPublished, service, type PublishedServices } from '@mayorista/kernel';
import '@mayorista/people/contract';
import '@mayorista/workforce/contract';
import '@mayorista/companies/contract';
import '@mayorista/catalogue/contract';
import '@mayorista/product-content/contract';
import '@mayorista/pricing/contract';
import '@mayorista/inventory/contract';
import '@mayorista/compliance/contract';
import '@mayorista/reference/contract';
import '@mayorista/shipping/contract';
import '@mayorista/payments/contract';
import '@mayorista/sales/contract';
import '@mayorista/quotations/contract';
import '@mayorista/billing/contract';
import '@mayorista/incidences/contract';
import '@mayorista/search/contract';
import '@mayorista/engagement/contract';
import '@mayorista/notifications/contract';
import '@mayorista/marketing/contract';
import '@mayorista/academy/contract';
import '@mayorista/surveys/contract';
import '@mayorista/subscriptions/contract';

type DemoService = Extract<keyof PublishedServices, `${string}.demo`>;

/** In the order in which one needs another: companies have branches, people have companies, orders have all. */
const order: readonly DemoService[] = [
  'reference.demo',
  'catalogue.demo',
  'product-content.demo',
  'pricing.demo',
  'inventory.demo',
  'companies.demo',
  'people.demo',
  'workforce.demo',
  'companies.demo',
  'pricing.demo',
  'compliance.demo',
  'shipping.demo',
  'payments.demo',
  'sales.demo',
  'billing.demo',
  'incidences.demo',
  'engagement.demo',
  'notifications.demo',
  'search.demo',
  'quotations.demo',
  'marketing.demo',
  'surveys.demo',
  'academy.demo',
  'subscriptions.demo',
];

/** Loads the demo world once; each loader is safe to run again after an interrupted first start. Never in production. */
export async function loadDemoWorld(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'mayorista', key: 'demo_world' });
  if ((await store.get({})) === 'loaded') return;
  for (const name of order) if (isPublished(strapi, name)) await load(strapi, name);
  await store.set({ value: 'loaded' });
}

async function load(strapi: Core.Strapi, name: DemoService): Promise<void> {
  const started = performance.now();
  await service(strapi, name).load();
  strapi.log.info(`Mundo de demostración: ${name} en ${((performance.now() - started) / 1_000).toFixed(1)} s`);
}
