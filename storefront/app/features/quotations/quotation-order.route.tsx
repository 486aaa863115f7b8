import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { orBoundary } from '../../api/translate-failure.server';
import { GeneralErrors } from '../../components/ui/Alert';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { Field } from '../../components/ui/Field';
import { SubmitButton } from '../../components/ui/SubmitButton';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/quotations';
import { CsrfField } from '../../lib/forms/CsrfField';
import { runIntent } from '../../lib/forms/intents.server';
import { oneOf } from '../../lib/forms/read-page';
import { pageMeta } from '../../lib/format/page-meta';
import { pathId } from '../../lib/format/path-id';
import { useRefusalToast } from '../../lib/hooks/use-refusal-toast';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { DeliveryFields } from './components/DeliveryFields';
import { QuotationSummary } from './components/QuotationSummary';
import { deliveryMethods, deliveryView } from './delivery.view';
import { quotationView } from './quotation.view';
import { quotationApi } from './quotations.api.server';
import { orderIntents } from './quotations.intents.server';

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ title: data && `${data.quotation.folio} | Mayorista`, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api } = storeScope(args);
  const id = pathId(args.params.id);
  const answer = await orBoundary(quotationApi.show(api, id), args);
  if (!answer.next_statuses.some(({ status }) => status === 'convertida')) throw redirect(`/quotations/${id}`);
  const [options, addresses, payments] = await orBoundary(
    Promise.all([quotationApi.deliveryOptions(api), quotationApi.addresses(api), quotationApi.paymentMethods(api)]),
    args,
  );
  const method = oneOf(deliveryMethods, new URL(args.request.url).searchParams.get('delivery')) || 'branch_pickup';
  return {
    quotation: quotationView(answer),
    delivery: deliveryView(options, addresses, method),
    // A wallet pays orders of its own kind alone.
    payments: payments.filter((payment) => payment.method !== 'wallet'),
  };
}

export const action = (args: ActionFunctionArgs) => runIntent(orderIntents, args);

/** An accepted quotation becomes an order at the prices that were held: where it is delivered, how it is paid. */
export default function QuotationOrderPage() {
  const t = useT();
  const { quotation, delivery, payments } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer?.ok === false ? answer : null;
  useRefusalToast(refused);
  const errors = refused?.errors ?? {};
  const { id, folio } = quotation;
  return (
    <main id="content" className="page pb-8">
      <Breadcrumbs
        crumbs={[
          { name: t('quotations.title'), to: '/quotations' },
          { name: folio, to: `/quotations/${id}` },
          { name: t('quotations.move_convertida') },
        ]}
      />
      <h1 className="my-3 text-2xl">{t('quotations.orderOf', { folio })}</h1>
      <GeneralErrors messages={Object.values(errors).flat()} />
      <div className="mt-3 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <Form method="post" className="panel grid gap-4 p-4">
          <CsrfField />
          <input type="hidden" name="intent" value="convert" />
          <DeliveryFields id={id} delivery={delivery} errors={errors} />
          <Field label={t('checkout.payBy')} errors={errors.payment_method}>
            <select name="payment_method" data-unkept>
              {payments.map(({ method, name }) => (
                <option key={method} value={method}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label={t('quotations.purchaseOrder')} errors={errors.purchase_order_number}>
              <input name="purchase_order_number" maxLength={100} />
            </Field>
            <Field label={t('quotations.comments')} errors={errors.comments}>
              <input name="comments" maxLength={1_000} />
            </Field>
          </div>
          <p className="text-sm text-muted">{t('quotations.orderText')}</p>
          <SubmitButton size="lg" isBusy={useNavigation().state === 'submitting'} className="justify-self-start">
            {t('quotations.place')}
          </SubmitButton>
        </Form>
        <QuotationSummary quotation={quotation} />
      </div>
    </main>
  );
}

export { actionOrRefusal as clientAction, isStaleOnceAnswered as shouldRevalidate } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
