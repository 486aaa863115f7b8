import { definePlugin } from '@mayorista/kernel';
import { listedCardService } from './cards/card.service';
import { readAhead } from './cards/read-ahead';
import { messages } from './messages';
import { storeRoutes } from './store/store.routes';

export default definePlugin({
  name: 'listings',
  area: ['Tienda', 'Lo que la tienda muestra: portada, menú, listados con sus filtros y la página de cada producto.'],
  messages,
  routes: storeRoutes,
  services: { 'listings.cards': listedCardService },
  bootstrap: ({ strapi }) => readAhead(strapi),
});
