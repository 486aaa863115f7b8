import { showCompleteness } from './completeness/show-completeness.route';
import { insightRoutes } from './insights/insight.routes';
import { productAutocomplete, productAutocompleteSearches } from './routes/autocomplete.route';
import { multiSearchRoute } from './routes/multi-search.route';
import { showTokenRoute } from './routes/show-token.route';

export const routes = [
  multiSearchRoute,
  showTokenRoute,
  productAutocomplete,
  productAutocompleteSearches,
  showCompleteness,
  ...insightRoutes,
];
