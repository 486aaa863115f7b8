import { definePlugin } from '@mayorista/kernel';
import { catalogueSearch } from './catalogue/catalogue-search.service';
import { jobs } from './jobs';
import { messages } from './messages';
import { register } from './register';
import { routes } from './routes';

export default definePlugin({
  name: 'search',
  messages,
  routes,
  jobs,
  services: { 'search.catalogue': catalogueSearch },
  register,
});
