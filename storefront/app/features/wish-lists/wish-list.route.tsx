import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { orBoundary } from '../../api/translate-failure.server';
import { Alert, GeneralErrors } from '../../components/ui/Alert';
import { runIntent } from '../../lib/forms/intents.server';
import { useRefusalToast } from '../../lib/hooks/use-refusal-toast';
import { pageMeta } from '../../lib/format/page-meta';
import { pathId } from '../../lib/format/path-id';
import { currencyOf, requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { KeptProducts } from './components/KeptProducts';
import { ListHeading } from './components/ListHeading';
import { ListLinks } from './components/ListLinks';
import { wishListView } from './wish-list.view';
import { wishListApi } from './wish-lists.api.server';
import { wishListIntents } from './wish-lists.intents.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.name, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api, locale, config } = storeScope(args);
  if (args.params.id === 'general') {
    // It always exists: choosing it makes it when it has no id yet.
    const { id } = await orBoundary(wishListApi.keep(api, { type: 'general' }), args);
    throw redirect(`/user-wish-lists/${id}`);
  }
  const query = { locale, currency: await currencyOf(args) };
  const [list, lists] = await orBoundary(
    Promise.all([wishListApi.list(api, pathId(args.params.id), query), wishListApi.lists(api, { locale })]),
    args,
  );
  return wishListView(list, lists, config.imageOrigins);
}

export const action = (args: ActionFunctionArgs) => runIntent(wishListIntents, args);

export default function WishListPage() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useRefusalToast(answer?.ok === false ? answer : null);
  return (
    <main id="content" className="page grid items-start gap-4 py-4 lg:grid-cols-[240px_minmax(0,1fr)]">
      <ListLinks lists={view.lists} current={view.id} />
      <div className="grid min-w-0 gap-3">
        <ListHeading view={view} />
        <GeneralErrors messages={answer?.ok === false ? Object.values(answer.errors).flat() : undefined} />
        {answer?.ok === true ? <Alert kind="success">{answer.notice}</Alert> : null}
        <KeptProducts view={view} />
      </div>
    </main>
  );
}

export { actionOrRefusal as clientAction, isStaleOnceAnswered as shouldRevalidate } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
