import type { Deps } from '@mayorista/kernel';
import { setSearchTokenAside } from './routes/search-token';

/** Puts the search token out of the way before anyone is identified. */
export function register({ strapi }: Deps): void {
  strapi.server.use(setSearchTokenAside);
}
