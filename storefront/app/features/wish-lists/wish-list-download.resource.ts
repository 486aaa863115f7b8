import type { LoaderFunctionArgs } from '@remix-run/node';
import { orBoundary } from '../../api/translate-failure.server';
import { pathId } from '../../lib/format/path-id';
import { currencyOf, requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { wishListApi } from './wish-lists.api.server';

/** A list as CSV, with the person's own prices. */
export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api, locale } = storeScope(args);
  const query = { locale, currency: await currencyOf(args) };
  return orBoundary(wishListApi.download(api, pathId(args.params.id), query), args);
}
