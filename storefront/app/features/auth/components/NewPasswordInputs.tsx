import type { FieldErrors } from '../../../api/errors';
import { useT } from '../../../i18n/I18nProvider';
import { PasswordInput } from './PasswordInput';

/** A new password, typed twice. */
export function NewPasswordInputs({ errors }: { readonly errors: FieldErrors | undefined }) {
  const t = useT();
  return (
    <>
      <PasswordInput
        name="password"
        label={t('auth.newPassword')}
        hint={t('auth.newPasswordHint')}
        autoComplete="new-password"
        errors={errors?.password}
      />
      <PasswordInput
        name="passwordConfirmation"
        label={t('auth.newPasswordAgain')}
        autoComplete="new-password"
        errors={errors?.passwordConfirmation}
      />
    </>
  );
}
