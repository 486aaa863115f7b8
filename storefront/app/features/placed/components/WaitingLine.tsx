import { Form, useNavigation } from '@remix-run/react';
import type { FieldErrors } from '../../../api/errors';
import { Field } from '../../../components/ui/Field';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useI18n } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { formatMoney } from '../../../lib/format/money';
import type { PlacedLine } from '../placed.view';

interface WaitingProps {
  readonly line: Pick<PlacedLine, 'id' | 'name' | 'replacements'>;
  readonly errors: FieldErrors;
}

/** A line that waits for its pieces: its buyer cancels it, or takes another product that is there. */
export function WaitingLine({ line: { id, name, replacements }, errors }: WaitingProps) {
  const { t, tag } = useI18n();
  const { formMethod, formData } = useNavigation();
  const isSending = formMethod === 'POST';
  const isOwn = isSending && formData?.get('line_id') === String(id);
  return (
    <div className="mt-3 flex flex-wrap items-end justify-end gap-2">
      {replacements.length === 0 ? null : (
        <Form method="post" className="flex min-w-0 flex-1 flex-wrap items-end gap-2">
          <CsrfField />
          <input type="hidden" name="intent" value="replace-line" />
          <input type="hidden" name="line_id" value={id} />
          <Field
            id={`replacement-${id}`}
            label={t('placed.replaceWith')}
            errors={errors.product_id}
            className="flex-1 basis-64"
          >
            {(aria) => (
              <select {...aria} name="product_id" className="field">
                {replacements.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name} · {formatMoney(each.price, tag)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <SubmitButton variant="secondary" isBusy={isOwn} isDisabled={isSending}>
            {t('placed.replace')}
            <span className="sr-only"> {name}</span>
          </SubmitButton>
        </Form>
      )}
      <Form method="post">
        <CsrfField />
        <input type="hidden" name="intent" value="cancel-line" />
        <input type="hidden" name="line_id" value={id} />
        <SubmitButton variant="outline-danger" isBusy={isOwn} isDisabled={isSending} hasSpinner={false}>
          {t('placed.cancelLine')}
          <span className="sr-only"> {name}</span>
        </SubmitButton>
      </Form>
    </div>
  );
}
