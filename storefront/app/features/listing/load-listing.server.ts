import { redirect } from '@remix-run/node';
import { orBoundary } from '../../api/translate-failure.server';
import { carry } from '../../lib/fragment-cache/carried.server';
import { translateFor } from '../../i18n/translate.server';
import type { RequestArgs } from '../../load-context';
import { currencyOf, findPerson, requirePerson } from '../../session/person.server';
import { seesPrices, type PersonView } from '../../session/person.view';
import { storeScope } from '../../session/scope.server';
import { lastPageFor, listingUrl, withoutOffers } from './filter';
import { filterFrom, hasPlainParameters } from './filter-from';
import { findProducts } from './listing.api.server';
import { listedCards, listingView, type ListingView } from './listing.view';
import { targetOf } from './target';

/** The data of a listing. `categoryId` comes from the path of a category page, else from the query. */
export async function loadListing(
  args: RequestArgs,
  path: string,
  categoryId: number | null = null,
): Promise<ListingView> {
  const { searchParams } = new URL(args.request.url);
  const fromUrl = filterFrom(searchParams);
  const asked = { ...fromUrl, categoryId: categoryId ?? fromUrl.categoryId };
  if (hasPlainParameters(searchParams)) throw redirect(listingUrl(asked, path));

  const scope = storeScope(args);
  const target = targetOf(path);
  const person = target?.needsPerson ? await requireBuyer(args) : await findPerson(args);
  const hasPrices = seesPrices(person);
  const seesListPrices = person?.seesOffers === true;
  const filter = !hasPrices || seesListPrices ? asked : withoutOffers(asked);
  const currency = await currencyOf(args);
  const answer = await orBoundary(findProducts(scope, { filter, path, hasPrices, currency }), args);
  const last = lastPageFor(filter.page, answer.meta.pagination.pageCount);
  if (last !== null) throw redirect(listingUrl({ ...filter, page: last }, path));
  const t = translateFor(scope.locale);
  const titles = {
    all: t(target?.title ?? 'listing.allProducts'),
    search: t('listing.resultsFor', { term: filter.search }),
  };
  const { imageOrigins } = scope.config;
  return {
    ...listingView(answer, { filter, path, hasPrices, seesListPrices, imageOrigins, titles }),
    cards: carry(args, listedCards(answer.data, imageOrigins)),
  };
}

/** Who sees stock and discounts; a secondary user is told that they may not. */
async function requireBuyer(args: RequestArgs): Promise<PersonView> {
  const person = await requirePerson(args);
  if (!person.seesOffers) throw new Response(null, { status: 403 });
  return person;
}
