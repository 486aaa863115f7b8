import { definePlugin } from '@mayorista/kernel';
import { bootstrap } from './bootstrap';
import { catalogueSearch } from './catalogue/catalogue-search.service';
import { jobs } from './jobs';
import { messages } from './messages';
import { register } from './register';
import { routes } from './routes';
import { subscriptions } from './subscriptions';

export default definePlugin({
  name: 'search',
  messages,
  routes,
  jobs,
  services: { 'search.catalogue': catalogueSearch },
  subscriptions,
  register,
  bootstrap,
});
