import { Form, useNavigation } from '@remix-run/react';
import type { FieldErrors } from '../../../api/errors';
import { LabelledInput } from '../../../components/ui/LabelledInput';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';

interface ConfigProps {
  readonly config: { readonly id: number; readonly secondary_user_markup: string };
  readonly errors: FieldErrors;
}

/** What secondary users pay above the company's own price. */
export function ConfigForm({ config, errors }: ConfigProps) {
  const t = useT();
  const { formData } = useNavigation();
  return (
    <Form method="post" className="panel grid gap-4 p-4">
      <h2 className="text-lg">{t('secondaryUsers.configTitle')}</h2>
      <CsrfField />
      <input type="hidden" name="intent" value="save-config" />
      <input type="hidden" name="id" value={config.id} />
      <LabelledInput
        label={t('secondaryUsers.markup')}
        hint={t('secondaryUsers.markupHint')}
        errors={errors.secondary_user_markup}
        errorId="markup-error"
        input={{
          id: 'markup',
          name: 'markup',
          type: 'number',
          min: 0,
          max: 1000,
          step: 'any',
          required: true,
          defaultValue: Number(config.secondary_user_markup),
        }}
      />
      <SubmitButton
        isBusy={formData?.get('intent') === 'save-config'}
        variant="secondary"
        className="justify-self-start"
      >
        {t('secondaryUsers.saveConfig')}
      </SubmitButton>
    </Form>
  );
}
