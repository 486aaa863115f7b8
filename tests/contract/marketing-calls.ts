import { create, get, remove, send, type Call } from './call';

const landing = {
  name: 'Landing de contrato',
  slug: 'landing-de-contrato',
  title_translations: { es: 'Landing de contrato', en: 'Contract landing' },
  blocks_translations: { es: [{ kind: 'hero', title: 'Portada' }] },
};

/** Landings the store's buttons (spec people 7, Mail and landings) and the promos of a profile (spec storefront 7, Profile). */
export const marketingCalls: readonly Call[] = [
  create('/api/landings', landing),
  get('/api/landings', 'token'),
  get('/api/landings/{landing}', 'token', 'record'),
  send('PATCH', '/api/landings/{landing}', { name: 'Landing cambiada' }),
  send('PATCH', '/api/landing-status/{landing}', { status: 1 }),
  remove('/api/landings/{landing}'),
  create('/api/store-nav-promo-button-configs', { label_translations: { es: 'Botón' }, url: '/promos' }),
  get('/api/store-nav-promo-button-configs', 'token'),
  create('/api/store-profile-promo-dashboard-configs', { title_translations: { es: 'Promoción' }, url: '/promos' }),
  get('/api/store-profile-promo-dashboard-configs', 'distribuidor'),
];
