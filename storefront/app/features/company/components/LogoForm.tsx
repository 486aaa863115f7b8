import { Form, useNavigation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { FieldErrors } from '../../../api/errors';
import { Field } from '../../../components/ui/Field';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';

const LogoCrop = lazy(() => import('./LogoCrop'));

interface LogoProps {
  /** The id of its file; null where there is none. */
  readonly logo: number | null;
  readonly errors: FieldErrors;
}

/** The logo of a company: chosen, cut where there is JavaScript, kept. */
export function LogoForm({ logo, errors }: LogoProps) {
  const t = useT();
  const isBusy = useNavigation().formData?.get('intent') === 'save-logo';
  const [picture, setPicture] = useState<string | null>(null);
  // What was chosen became the logo.
  useEffect(() => setPicture(null), [logo]);
  useEffect(() => () => (picture === null ? undefined : URL.revokeObjectURL(picture)), [picture]);
  const choose = (event: React.ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    setPicture(file === undefined || !file.type.startsWith('image/') ? null : URL.createObjectURL(file));
  };
  return (
    <Form
      key={logo ?? 'none'}
      method="post"
      encType="multipart/form-data"
      className="panel grid gap-3 p-4"
      aria-labelledby="logo-title"
    >
      <CsrfField />
      <input type="hidden" name="intent" value="save-logo" />
      <h2 id="logo-title" className="text-lg">
        {t('company.logo')}
      </h2>
      <p className="text-sm text-muted">{t('company.logoText')}</p>
      {logo === null || picture !== null ? null : (
        <img
          src={`/my-company/logo?file=${logo}`}
          alt={t('company.logoAlt')}
          className="max-h-40 max-w-full justify-self-start rounded-md border border-line bg-surface object-contain p-2"
        />
      )}
      {picture === null ? null : (
        <Suspense fallback={null}>
          <LogoCrop key={picture} picture={picture} />
        </Suspense>
      )}
      <Field label={t('company.chooseLogo')} hint={t('company.logoHint')} errors={errors.logo ?? errors.crop}>
        <input
          type="file"
          name="logo"
          accept="image/png,image/jpeg,image/webp"
          onChange={choose}
          className="h-auto py-2"
        />
      </Field>
      <SubmitButton className="justify-self-start" isBusy={isBusy}>
        {t('company.saveLogo')}
      </SubmitButton>
    </Form>
  );
}
