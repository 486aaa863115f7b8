import { redirect } from '@remix-run/node';
import { orBoundary } from '../../api/translate-failure.server';
import { translateFor } from '../../i18n/translate.server';
import type { RequestArgs } from '../../load-context';
import { currencyOf, findPerson, requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { listingUrl } from './filter';
import { filterFrom, hasPlainParameters } from './filter-from';
import { findProducts } from './listing.api.server';
import { listingView, type ListingView } from './listing.view';
import { targetOf } from './target';

/** The data of a listing. `categoryId` comes from the path of a category page, else from the query. */
export async function loadListing(
  args: RequestArgs,
  path: string,
  categoryId: number | null = null,
): Promise<ListingView> {
  const { searchParams } = new URL(args.request.url);
  const fromUrl = filterFrom(searchParams);
  const filter = { ...fromUrl, categoryId: categoryId ?? fromUrl.categoryId };
  if (hasPlainParameters(searchParams)) throw redirect(listingUrl(filter, path));

  const scope = storeScope(args);
  const target = targetOf(path);
  if (target?.needsPerson) await requirePerson(args);
  const hasPrices = (await findPerson(args)) !== null;
  const currency = await currencyOf(args);
  const answer = await orBoundary(findProducts(scope, { filter, path, hasPrices, currency }), args);
  const t = translateFor(scope.locale);
  const titles = {
    all: t(target?.title ?? 'listing.allProducts'),
    search: t('listing.resultsFor', { term: filter.search }),
  };
  return listingView(answer, { filter, path, hasPrices, imageOrigins: scope.config.imageOrigins, titles });
}
