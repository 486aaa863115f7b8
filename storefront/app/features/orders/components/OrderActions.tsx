import { Form, Link, useNavigation } from '@remix-run/react';
import { FileDown, LifeBuoy, Pencil, RotateCcw } from 'lucide-react';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { useStore } from '../../../lib/hooks/use-store';
import type { OrderView } from '../order.view';

/** What may be done with an order: print it, buy it again, take it back to the cart, report a problem. */
export function OrderActions({ order: { id, folio, may } }: { readonly order: OrderView }) {
  const t = useT();
  const { person } = useStore();
  const isSending = useNavigation().state === 'submitting';
  return (
    <div className="flex flex-wrap gap-2">
      <a href={`/sale-orders/${id}/pdf`} className="btn btn-secondary" aria-label={t('orderPage.pdfOf', { folio })}>
        <FileDown size={16} aria-hidden /> PDF
      </a>
      {person?.hasCart === true ? (
        <Form method="post">
          <CsrfField />
          <input type="hidden" name="intent" value="reorder" />
          <SubmitButton variant="secondary" isBusy={isSending} hasSpinner={false}>
            <RotateCcw size={16} aria-hidden /> {t('orderPage.reorder')}
          </SubmitButton>
        </Form>
      ) : null}
      {may.edit ? (
        <Form method="post">
          <CsrfField />
          <input type="hidden" name="intent" value="edit" />
          <SubmitButton variant="secondary" isBusy={isSending} hasSpinner={false}>
            <Pencil size={16} aria-hidden /> {t('orderPage.edit')}
          </SubmitButton>
        </Form>
      ) : null}
      {person?.hasIncidences === true && person.company !== null ? (
        <Link to={`/incidences/new?sale_order_id=${id}`} className="btn btn-secondary">
          <LifeBuoy size={16} aria-hidden /> {t('orderPage.report')}
        </Link>
      ) : null}
    </div>
  );
}
