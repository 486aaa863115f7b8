import { Form, useNavigation } from '@remix-run/react';
import type { FieldErrors } from '../../../api/errors';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { StudentFields } from './StudentFields';

/** Adds a student of one's company. */
export function EnrolForm({ errors }: { readonly errors: FieldErrors }) {
  const t = useT();
  const { formData } = useNavigation();
  return (
    <Form method="post" className="panel grid gap-4 p-4" aria-labelledby="enrol-title">
      <h2 id="enrol-title" className="text-lg">
        {t('academy.enrolTitle')}
      </h2>
      <CsrfField />
      <input type="hidden" name="intent" value="enrol" />
      <StudentFields errors={errors} />
      <label className="flex items-center gap-2">
        <input type="checkbox" name="has_access" defaultChecked />
        {t('academy.access')}
      </label>
      <SubmitButton isBusy={formData?.get('intent') === 'enrol'} className="justify-self-start">
        {t('academy.enrol')}
      </SubmitButton>
    </Form>
  );
}
