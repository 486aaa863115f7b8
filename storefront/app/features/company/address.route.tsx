import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { TOAST_MS } from '@mayorista/config/constants';
import { useEffect } from 'react';
import type { FieldErrors } from '../../api/errors';
import { orBoundary } from '../../api/translate-failure.server';
import { Field } from '../../components/ui/Field';
import { SubmitButton } from '../../components/ui/SubmitButton';
import { useT } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import { CsrfField } from '../../lib/forms/CsrfField';
import { pageMeta } from '../../lib/format/page-meta';
import { pathId } from '../../lib/format/path-id';
import { notify } from '../../lib/hooks/notifications';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { AddressFields, addressValues, isIncomplete } from '../addresses';
import { addressApi, postalCode, runAddressForm } from '../addresses/index.server';
import { addressFormIntents, addressPages, sourceOf } from './company.intents.server';
import { CompanyFrame } from './components/CompanyFrame';

export const meta: MetaFunction<typeof loader> = ({ data: view }) => pageMeta({ title: view?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api, locale } = storeScope(args);
  const source = sourceOf(args.request);
  const isNew = args.params.id === 'new';
  const known = isNew ? null : await orBoundary(addressApi.find(api, source, pathId(args.params.id)), args);
  const values = addressValues(known);
  const [postal, types] = await orBoundary(
    Promise.all([postalCode(api, values.zip_code), source === 'company' ? addressApi.types(api) : []]),
    args,
  );
  return {
    title: `${translateFor(locale)(isNew ? 'company.newAddress' : 'company.editAddress')} | Mayorista`,
    source,
    back: addressPages[source],
    isNew,
    values,
    postal,
    types: types.map(({ id, name }) => ({ id, name })),
    typeId: known?.address_type_id ?? null,
    isMain: known?.main_address === 1,
  };
}

export const action = (args: ActionFunctionArgs) => runAddressForm(addressFormIntents, args);

const noErrors: FieldErrors = {};

/** An address of a company or of its book, new or changed. */
export default function CompanyAddressPage() {
  const t = useT();
  const { source, back, isNew, values, postal, types, typeId, isMain } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer !== undefined && 'errors' in answer ? answer : null;
  const errors = refused?.errors ?? noErrors;
  const isBusy = useNavigation().formMethod === 'POST';
  useEffect(() => {
    if (isIncomplete(errors)) notify('error', t('addresses.incomplete'), TOAST_MS.incompleteAddress);
  }, [errors, t]);
  const shown = refused?.values ?? values;
  return (
    <CompanyFrame title={t(isNew ? 'company.newAddress' : 'company.editAddress')} answer={refused ?? undefined}>
      <Form method="post" className="panel grid max-w-3xl gap-4 p-4" noValidate>
        <CsrfField />
        <input type="hidden" name="intent" value="save-address" />
        <AddressFields
          idPrefix="address"
          values={shown}
          postal={refused === null ? postal : refused.postal}
          errors={errors}
        />
        {source === 'company' ? <AddressType types={types} typeId={typeId} errors={errors.address_type_id} /> : null}
        <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          {source === 'company' ? (
            <label className="flex items-center gap-2">
              <input type="checkbox" name="main_address" value="1" defaultChecked={isMain} /> {t('company.isMain')}
            </label>
          ) : null}
          <label className="flex items-center gap-2">
            <input type="checkbox" name="is_favorited" value="1" defaultChecked={shown.isFavorite} />{' '}
            {t('addresses.favorite')}
          </label>
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <Link to={back} className="btn btn-secondary">
            {t('wishLists.cancel')}
          </Link>
          <noscript>
            <button type="submit" name="lookup" value="1" className="btn btn-secondary">
              {t('addresses.findZip')}
            </button>
          </noscript>
          <SubmitButton isBusy={isBusy}>{t('company.save')}</SubmitButton>
        </div>
      </Form>
    </CompanyFrame>
  );
}

interface TypeProps {
  readonly types: readonly { readonly id: number; readonly name: string }[];
  readonly typeId: number | null;
  readonly errors: readonly string[] | undefined;
}

function AddressType({ types, typeId, errors }: TypeProps) {
  const t = useT();
  return (
    <Field id="address-type" label={t('company.addressType')} errors={errors}>
      {(aria) => (
        <select {...aria} name="address_type_id" defaultValue={typeId ?? types[0]?.id} className="field">
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export { actionOrRefusal as clientAction, isStaleOnceAnswered as shouldRevalidate } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
