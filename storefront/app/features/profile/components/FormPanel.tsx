import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';

interface Props {
  readonly intent: string;
  readonly title: string;
  readonly isBusy: boolean;
  readonly hasFile?: boolean;
  readonly children: ReactNode;
}

/** One part of one's own data: a form by itself under its title. */
export function FormPanel({ intent, title, isBusy, hasFile = false, children }: Props) {
  const t = useT();
  return (
    <section aria-labelledby={`part-${intent}`} className="panel p-4">
      <h2 id={`part-${intent}`} className="mb-3 text-lg">
        {title}
      </h2>
      <Form method="post" className="grid gap-3" {...(hasFile ? { encType: 'multipart/form-data' } : {})}>
        <CsrfField />
        <input type="hidden" name="intent" value={intent} />
        {children}
        <SubmitButton isBusy={isBusy} className="justify-self-start">
          {t('profile.save')}
        </SubmitButton>
      </Form>
    </section>
  );
}
