import { Form, Link, useNavigation } from '@remix-run/react';
import { Upload } from 'lucide-react';
import type { FieldErrors } from '../../../api/errors';
import { Field } from '../../../components/ui/Field';
import { MoneyText } from '../../../components/ui/Price';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { QuotationView, QuotedLine } from '../quotation.view';

interface DraftProps {
  readonly quotation: QuotationView;
  readonly errors: FieldErrors;
}

/** A quotation in work: pieces, what is taken out, to whom it goes and until when it holds. */
export function DraftForm({ quotation, errors }: DraftProps) {
  const t = useT();
  const isSending = useNavigation().formData?.get('intent') === 'save';
  const { id, lines } = quotation;
  return (
    <Form method="post" key={JSON.stringify(lines)} className="panel">
      <CsrfField />
      <input type="hidden" name="intent" value="save" />
      {lines.length === 0 ? (
        <p className="p-4 text-muted">{t('quotations.noLines')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {lines.map((line, at) => (
            <DraftLine key={line.productId} line={line} errors={lineErrors(errors, at)} />
          ))}
        </ul>
      )}
      <div className="grid gap-3 border-t border-line p-4 sm:grid-cols-2">
        <Field label={t('quotations.contactName')} errors={errors.contact_name}>
          <input name="contact_name" defaultValue={quotation.contactName ?? ''} maxLength={200} autoComplete="off" />
        </Field>
        <Field label={t('quotations.contactEmail')} errors={errors.contact_email}>
          <input name="contact_email" type="email" defaultValue={quotation.contactEmail ?? ''} maxLength={200} />
        </Field>
        <Field label={t('quotations.validTo')} hint={t('quotations.validHint')} errors={errors.valid_to}>
          <input name="valid_to" type="date" defaultValue={quotation.validTo ?? ''} />
        </Field>
        <Field label={t('quotations.note')} errors={errors.note}>
          <textarea name="note" rows={2} defaultValue={quotation.note ?? ''} maxLength={2_000} />
        </Field>
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <button type="submit" name="then" value="enviada" disabled={isSending} className="btn btn-primary">
            {t('quotations.move_enviada')}
          </button>
          <SubmitButton variant="secondary" isBusy={isSending}>
            {t('quotations.save')}
          </SubmitButton>
          <Link to={`/quotation-imports?quotation_id=${id}`} className="btn btn-plain">
            <Upload size={16} aria-hidden /> {t('quotations.addModels')}
          </Link>
        </div>
      </div>
    </Form>
  );
}

const lineErrors = (errors: FieldErrors, at: number): string[] =>
  Object.entries(errors).flatMap(([field, texts]) => (field.startsWith(`lines.${at}.`) ? texts : []));

function DraftLine({ line, errors }: { readonly line: QuotedLine; readonly errors: readonly string[] }) {
  const t = useT();
  const { productId, name, model, quantity, unitPrice, subtotal } = line;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <Link to={`/products/${productId}`} className="line-clamp-2 font-medium leading-tight">
          {name}
        </Link>
        <p className="text-sm text-muted">
          {model} {unitPrice === null ? null : <MoneyText money={unitPrice} />}
        </p>
        {errors.length === 0 ? null : <p className="text-sm font-medium text-bad">{errors.join(' ')}</p>}
      </div>
      {subtotal === null ? null : (
        <p className="justify-self-end font-semibold">
          <MoneyText money={subtotal} />
        </p>
      )}
      <div className="col-span-2 flex flex-wrap items-center gap-4">
        <label className="flex items-center gap-2 text-sm">
          {t('quotations.pieces')}
          <input
            type="number"
            name={`quantity-${productId}`}
            defaultValue={quantity}
            min={1}
            max={100_000}
            aria-label={t('quotations.piecesOf', { name })}
            className="field !w-24"
          />
        </label>
        <label className="flex items-center gap-2 text-sm text-muted">
          <input type="checkbox" name={`drop-${productId}`} value="1" aria-label={t('quotations.dropOf', { name })} />
          {t('quotations.drop')}
        </label>
      </div>
    </li>
  );
}
