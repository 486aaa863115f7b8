import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { PackageOpen } from 'lucide-react';
import type { FieldErrors } from '../../api/errors';
import { GeneralErrors } from '../../components/ui/Alert';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { EmptyState } from '../../components/ui/EmptyState';
import { Field } from '../../components/ui/Field';
import { SubmitButton } from '../../components/ui/SubmitButton';
import { useI18n } from '../../i18n/I18nProvider';
import '../../i18n/late/incidences';
import { CsrfField } from '../../lib/forms/CsrfField';
import { messagesOf } from '../../lib/forms/messages-of';
import { runIntent } from '../../lib/forms/intents.server';
import { formatDate } from '../../lib/format/date';
import { pageMeta } from '../../lib/format/page-meta';
import { useRefusalToast } from '../../lib/hooks/use-refusal-toast';
import { PieceForm } from './components/PieceForm';
import { ReportFields } from './components/ReportFields';
import { reportIntents } from './incidences.intents.server';
import { loadReport, type ChosenPiece, type ReportOptions } from './load-report.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export const loader = (args: LoaderFunctionArgs) => loadReport(args);

export const action = (args: ActionFunctionArgs) => runIntent(reportIntents, args);

/** First the order, then the piece with its warranty, then what is wrong: each step is an address of its own. */
export default function NewIncidencePage() {
  const { t } = useI18n();
  const { orders, piece, report } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer?.ok === false ? answer : null;
  useRefusalToast(refused);
  const errors = refused?.errors ?? {};
  return (
    <main id="content" className="page pb-8">
      <Breadcrumbs crumbs={[{ name: t('incidences.title'), to: '/incidences' }, { name: t('incidences.newTitle') }]} />
      <h1 className="mb-3 text-2xl">{t('incidences.newTitle')}</h1>
      <GeneralErrors messages={messagesOf(errors, '_general', 'product_id', 'sale_order_id')} />
      <div className="mt-3 grid max-w-3xl gap-4">
        {orders.length === 0 ? (
          <EmptyState icon={PackageOpen} title={t('incidences.noOrders')} />
        ) : (
          <OrderForm orders={orders} chosen={piece?.orderId ?? null} />
        )}
        {piece === null ? null : <PieceForm piece={piece} />}
        {piece === null || report === null ? null : <ReportForm piece={piece} report={report} errors={errors} />}
      </div>
    </main>
  );
}

interface ReportProps {
  readonly piece: ChosenPiece;
  readonly report: ReportOptions;
  readonly errors: FieldErrors;
}

function ReportForm({ piece, report, errors }: ReportProps) {
  const { t } = useI18n();
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" encType="multipart/form-data" className="panel grid gap-4 p-4">
      <CsrfField />
      <input type="hidden" name="intent" value="report" />
      <input type="hidden" name="sale_order_id" value={piece.orderId} />
      <input type="hidden" name="piece" value={piece.key} />
      <input type="hidden" name="serial" value={piece.serial} />
      <h2 className="text-md">{t('incidences.tellMore')}</h2>
      <ReportFields piece={piece} report={report} errors={errors} />
      <SubmitButton size="lg" isBusy={isSending} className="justify-self-start">
        {t('incidences.send')}
      </SubmitButton>
    </Form>
  );
}

interface OrderProps {
  readonly orders: readonly { readonly id: number; readonly folio: string; readonly placedAt: string }[];
  readonly chosen: number | null;
}

function OrderForm({ orders, chosen }: OrderProps) {
  const { t, tag } = useI18n();
  return (
    <Form method="get" className="panel flex flex-wrap items-end gap-3 p-4">
      <Field label={t('incidences.chooseOrder')} className="min-w-0 flex-1">
        <select name="sale_order_id" defaultValue={chosen ?? ''} key={chosen}>
          {orders.map(({ id, folio, placedAt }) => (
            <option key={id} value={id}>
              {folio} · {formatDate(placedAt, tag)}
            </option>
          ))}
        </select>
      </Field>
      <button type="submit" className={`btn ${chosen === null ? 'btn-primary' : 'btn-secondary'}`}>
        {t('incidences.choose')}
      </button>
    </Form>
  );
}

export { actionOrRefusal as clientAction, isStaleOnceAnswered as shouldRevalidate } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
