import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useActionData } from '@remix-run/react';
import { orBoundary } from '../../api/translate-failure.server';
import { GeneralErrors } from '../../components/ui/Alert';
import { useT } from '../../i18n/I18nProvider';
import { runIntent } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { listLink, type ListChoice } from './list-link';
import { wishListApi } from './wish-lists.api.server';
import { wishListIntents } from './wish-lists.intents.server';

export const meta: MetaFunction = () => pageMeta({ title: undefined, isPrivate: true });

/** The person's lists, for the window of a product: with its place in each. */
export async function loader(args: LoaderFunctionArgs): Promise<ListChoice> {
  await requirePerson(args);
  const { api, locale } = storeScope(args);
  const product_id = new URL(args.request.url).searchParams.get('product_id');
  if (product_id === null) throw redirect('/user-wish-lists/general');
  return { lists: (await orBoundary(wishListApi.lists(api, { product_id, locale }), args)).map(listLink) };
}

/** Keeps products. A document's form (no JavaScript) lands in the general list; a fetcher gets the answer. */
export async function action(args: ActionFunctionArgs) {
  const answer = await runIntent(wishListIntents, args);
  if (!('ok' in answer)) return data(answer.data, answer.init ?? {});
  if (args.request.headers.get('Sec-Fetch-Dest') === 'document') throw redirect('/user-wish-lists/general');
  return answer;
}

/** What a refused form without JavaScript shows. */
export default function WishListsPage() {
  const t = useT();
  const answer = useActionData<{ ok: boolean; errors?: Record<string, string[]> }>();
  return (
    <main id="content" className="page py-10">
      <div className="panel mx-auto grid max-w-lg gap-4 p-6">
        <h1 className="text-xl">{t('wishLists.title')}</h1>
        <GeneralErrors messages={Object.values(answer?.errors ?? {}).flat()} />
        <Link to="/user-wish-lists/general" className="btn btn-secondary justify-self-start">
          {t('wishLists.open')}
        </Link>
      </div>
    </main>
  );
}

export { actionOrRefusal as clientAction, loaderOrNull as clientLoader } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
