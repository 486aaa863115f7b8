import { Form, useNavigation } from '@remix-run/react';
import type { FieldErrors } from '../../../api/errors';
import { Disclosed } from '../../../components/ui/Disclosed';
import { Field } from '../../../components/ui/Field';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';

interface MailProps {
  readonly address: string | null;
  readonly errors: FieldErrors;
}

/** Sends the last version that was sent, as a PDF: the house's, or the distributor's own. */
export function MailForm({ address, errors }: MailProps) {
  const t = useT();
  const isSending = useNavigation().formData?.get('intent') === 'mail';
  const refused = Object.entries(errors).flatMap(([field, texts]) => (/^to(\.|$)/.test(field) ? texts : []));
  return (
    <Disclosed title={t('quotations.mail')} isOpen={refused.length > 0}>
      <Form method="post" className="grid gap-3">
        <CsrfField />
        <input type="hidden" name="intent" value="mail" />
        <Field label={t('quotations.mailTo')} hint={t('quotations.mailHint')} errors={refused}>
          <input name="to" defaultValue={address ?? ''} maxLength={1_000} autoComplete="off" />
        </Field>
        <Field label={t('quotations.mailMessage')} errors={errors.message}>
          <textarea name="message" rows={3} maxLength={2_000} />
        </Field>
        <label className="flex items-start gap-2 text-sm">
          <input type="checkbox" name="external" value="1" className="mt-0.5" /> {t('quotations.mailExternal')}
        </label>
        <SubmitButton variant="secondary" isBusy={isSending} className="justify-self-start">
          {t('quotations.mailSend')}
        </SubmitButton>
      </Form>
    </Disclosed>
  );
}
