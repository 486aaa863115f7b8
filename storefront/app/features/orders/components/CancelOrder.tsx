import { Form, useNavigation } from '@remix-run/react';
import type { FieldErrors } from '../../../api/errors';
import { Disclosed } from '../../../components/ui/Disclosed';
import { Field } from '../../../components/ui/Field';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';

/** Cancels an order that is not paid; the reason stays in its history. */
export function CancelOrder({ errors }: { readonly errors: FieldErrors }) {
  const t = useT();
  const isSending = useNavigation().formData?.get('intent') === 'cancel';
  return (
    <Disclosed title={t('orderPage.cancel')} isOpen={errors.reason !== undefined}>
      <Form method="post" className="grid gap-3">
        <CsrfField />
        <input type="hidden" name="intent" value="cancel" />
        <p className="text-sm text-muted">{t('orderPage.cancelText')}</p>
        <Field label={t('orderPage.reason')} errors={errors.reason}>
          <textarea name="reason" rows={2} maxLength={500} required />
        </Field>
        <SubmitButton variant="outline-danger" isBusy={isSending} className="justify-self-start">
          {t('orderPage.cancelYes')}
        </SubmitButton>
      </Form>
    </Disclosed>
  );
}
