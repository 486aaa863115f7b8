import { definePlugin, demoService } from '@mayorista/kernel';
import { bootstrap } from './bootstrap';
import { catalogueSearch } from './catalogue/catalogue-search.service';
import { jobs } from './jobs';
import { messages } from './messages';
import { register } from './register';
import { routes } from './routes';
import { subscriptions } from './subscriptions';
import { synonymResource } from './synonyms/synonym.resource';

export default definePlugin({
  name: 'search',
  area: ['Búsqueda', 'Búsqueda y autocompletado de la tienda, y lo que enseñan.'],
  messages,
  resources: [synonymResource],
  routes,
  jobs,
  services: {
    'search.catalogue': catalogueSearch,
    'search.demo': demoService(async () => (await import('./demo/search.demo')).searchDemo),
  },
  subscriptions,
  register,
  bootstrap,
});
