import { Form, useNavigation } from '@remix-run/react';
import type { FieldErrors } from '../../../api/errors';
import { Field } from '../../../components/ui/Field';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';

interface LogoProps {
  /** Its private file; null while there is none. */
  readonly fileId: number | null;
  readonly errors: FieldErrors;
  readonly mayWrite: boolean;
}

/** The company's logo, which its quotations carry. */
export function CompanyLogo({ fileId, errors, mayWrite }: LogoProps) {
  const t = useT();
  const isBusy = useNavigation().formData?.get('intent') === 'save-logo';
  if (fileId === null && !mayWrite) return null;
  return (
    <section aria-labelledby="logo-title" className="panel mb-4 grid max-w-3xl gap-3 p-4">
      <h2 id="logo-title" className="text-md">
        {t('company.logo')}
      </h2>
      {fileId === null ? null : (
        <img
          src={`/private-files/${fileId}`}
          alt={t('company.logo')}
          className="max-h-24 max-w-60 rounded border border-line bg-white object-contain p-2"
        />
      )}
      {mayWrite ? (
        <Form method="post" encType="multipart/form-data" className="flex flex-wrap items-end gap-3">
          <CsrfField />
          <input type="hidden" name="intent" value="save-logo" />
          <Field
            label={t('company.logoFile')}
            hint={t('company.logoHint')}
            errors={errors.logo}
            className="min-w-0 flex-1"
          >
            <input type="file" name="logo" accept="image/png,image/jpeg,image/webp" className="h-auto py-2" />
          </Field>
          <SubmitButton isBusy={isBusy}>{t('company.logoSave')}</SubmitButton>
        </Form>
      ) : null}
    </section>
  );
}
