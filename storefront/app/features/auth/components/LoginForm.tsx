import { getFormProps, getInputProps, useForm, type SubmissionResult } from '@conform-to/react';
import { Form, Link, useNavigation } from '@remix-run/react';
import { GeneralErrors, Alert } from '../../../components/ui/Alert';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { LabelledInput } from '../../../components/ui/LabelledInput';

interface LoginFormProps {
  readonly token: string;
  readonly redirectTo: string;
  readonly isExpired: boolean;
  readonly lastResult: SubmissionResult<string[]> | undefined;
}

interface LoginFields extends Record<string, unknown> {
  identifier: string;
  password: string;
}

/** E-mail or user, password and 'Recordarme'. Checked on the server; the password never comes back. */
export function LoginForm({ token, redirectTo, isExpired, lastResult }: LoginFormProps) {
  const t = useT();
  const isSending = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm<LoginFields>({
    id: 'login',
    lastResult,
    constraint: { identifier: { required: true, maxLength: 254 }, password: { required: true, maxLength: 200 } },
  });
  return (
    <Form data-unkept method="post" {...getFormProps(form)} className="grid gap-4">
      <CsrfField token={token} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      {isExpired && form.errors === undefined ? <Alert kind="warning">{t('errors.sessionExpired')}</Alert> : null}
      <GeneralErrors messages={form.errors} />
      <LabelledInput
        label={t('auth.identifier')}
        errors={fields.identifier.errors}
        errorId={fields.identifier.errorId}
        input={{
          ...getInputProps(fields.identifier, { type: 'text' }),
          autoComplete: 'username',
          autoCapitalize: 'none',
        }}
      />
      <LabelledInput
        label={t('auth.password')}
        errors={fields.password.errors}
        errorId={fields.password.errorId}
        input={{ ...getInputProps(fields.password, { type: 'password' }), autoComplete: 'current-password' }}
      />
      <label className="flex items-center gap-2">
        <input type="checkbox" name="remember" /> {t('auth.remember')}
      </label>
      <SubmitButton size="lg" isBusy={isSending}>
        {t('auth.submit')}
      </SubmitButton>
      <Link to="/forgot-password" className="link justify-self-start">
        {t('auth.forgot')}
      </Link>
    </Form>
  );
}
