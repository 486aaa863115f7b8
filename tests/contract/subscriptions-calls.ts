import { create, get, remove, send, type Call } from './call';

const installer = { name: 'Instaladora', email: 'instaladora@prueba.test', telephone: '8155123499', address: null };
const plan = {
  product_id: '{unplanned}',
  capacity: '1 vehículo',
  init_point: 'https://www.mercadopago.com.mx/subscriptions/checkout?preapproval_plan_id=contrato',
  lines: [{ text: 'Mapas y geocercas' }],
};

/** Subscriptions (spec storefront 7, Subscription; catalogue 7, Subscriptions and exchange rates). */
export const subscriptionsCalls: readonly Call[] = [
  get('/api/acoba-installers', 'distribuidor'),
  create('/api/acoba-installers', installer, { who: 'otro' }),
  get('/api/acoba-installer-urls', 'distribuidor', 'record'),
  get('/api/acoba-installer-clients?installer_id={installer}', 'distribuidor'),
  get('/api/acoba-client-devices?client_id={monitored}', 'distribuidor'),
  get('/api/acoba-subscription-products', 'distribuidor'),
  create(
    '/api/acoba-subscriptions',
    { customer_id: '{monitored}', device_id: '{recorder}', product_id: '{subscribed}' },
    { who: 'distribuidor' },
  ),
  get('/api/acoba-subscriptions', 'secundario'),
  get('/api/acoba-subscriptions/{subscription}', 'distribuidor', 'record'),
  get('/api/acoba-subscriptions/{subscription}', 'token', 'record'),
  create('/api/subscription-plans', plan),
  send('PATCH', '/api/subscription-plans/{plan}', { capacity: '2 vehículos' }),
  remove('/api/subscription-plans/{plan}'),
];
