import { Form, useNavigation } from '@remix-run/react';
import type { FieldErrors } from '../../../api/errors';
import { LabelledInput } from '../../../components/ui/LabelledInput';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { NameFields } from './NameFields';
import { Switches } from './Switches';

/** What an invited person may do unless the owner says otherwise. */
const usual = { may_see_prices: true, may_buy: true, may_quote: true, may_approve: false, may_see_invoices: false };

/** Invites somebody by mail. */
export function InviteForm({ errors }: { readonly errors: FieldErrors }) {
  const t = useT();
  const { formData } = useNavigation();
  return (
    <Form method="post" className="panel grid gap-4 p-4" aria-labelledby="invite-title">
      <h2 id="invite-title" className="text-lg">
        {t('secondaryUsers.inviteTitle')}
      </h2>
      <CsrfField />
      <NameFields errors={errors} />
      <LabelledInput
        label={t('secondaryUsers.email')}
        hint={t('secondaryUsers.emailHint')}
        errors={errors.email}
        errorId="email-error"
        input={{ id: 'email', name: 'email', type: 'email', required: true, maxLength: 254, autoComplete: 'off' }}
      />
      <Switches values={usual} errors={errors} />
      <input type="hidden" name="intent" value="invite" />
      <SubmitButton isBusy={formData?.get('intent') === 'invite'} className="justify-self-start">
        {t('secondaryUsers.invite')}
      </SubmitButton>
    </Form>
  );
}
