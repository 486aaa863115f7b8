import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { SubmitButton } from '../../components/ui/SubmitButton';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/addresses';
import '../../i18n/late/purchase';
import { translateFor } from '../../i18n/translate.server';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { addressValues } from '../addresses';
import { runAddressForm } from '../addresses/index.server';
import { NewAddressFields } from './components/NewAddressFields';
import { newAddressIntents } from './new-address.intents.server';

export const meta: MetaFunction<typeof loader> = ({ data: view }) => pageMeta({ title: view?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { searchParams } = new URL(args.request.url);
  return {
    title: translateFor(storeScope(args).locale)('purchase.newAddressTitle'),
    type: searchParams.get('type') === 'own_carrier' ? 'own_carrier' : 'home_delivery',
  };
}

/** Takes a new address. A document's form (no JavaScript) lands in the cart; a fetcher gets the answer. */
export async function action(args: ActionFunctionArgs) {
  const answer = await runAddressForm(newAddressIntents, args);
  if ('key' in answer && args.request.headers.get('Sec-Fetch-Dest') === 'document') throw redirect('/carts');
  return answer;
}

const empty = addressValues(null);
const noErrors = {};

/** The page of a new address, for who has no JavaScript: its postal code is looked up by a button. */
export default function CartAddressesPage() {
  const t = useT();
  const { type } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().formMethod === 'POST';
  const refused = answer !== undefined && 'errors' in answer ? answer : null;
  return (
    <main id="content" className="page py-6">
      <div className="panel mx-auto max-w-2xl p-4 sm:p-6">
        <h1 className="mb-4 text-xl">{t('purchase.newAddressTitle')}</h1>
        <Form method="post" action={`/cart-addresses?type=${type}`} className="grid gap-4" noValidate>
          <NewAddressFields
            type={type}
            values={refused?.values ?? empty}
            postal={refused?.postal ?? null}
            errors={refused?.errors ?? noErrors}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Link to="/carts" className="btn btn-secondary">
              {t('frame.cart')}
            </Link>
            <noscript>
              <button type="submit" name="lookup" value="1" className="btn btn-secondary">
                {t('addresses.findZip')}
              </button>
            </noscript>
            <SubmitButton isBusy={isBusy}>{t('purchase.useAddress')}</SubmitButton>
          </div>
        </Form>
      </div>
    </main>
  );
}

export { actionOrRefusal as clientAction } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
