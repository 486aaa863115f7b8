import { Form } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { StudentAnswer } from '../academy.api.server';

/** Tells whether a student enters the courses, with the button that changes it. */
export function AccessSwitch({ student: { id, name, has_access: hasAccess } }: { readonly student: StudentAnswer }) {
  const t = useT();
  return (
    <Form method="post" className="flex items-center gap-3">
      <CsrfField />
      <input type="hidden" name="intent" value="access" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="has_access" value={String(!hasAccess)} />
      <span className={`badge ${hasAccess ? 'badge-success' : 'badge-gray'}`}>
        {t(hasAccess ? 'academy.hasAccess' : 'academy.hasNoAccess')}
      </span>
      <button type="submit" className="btn btn-secondary btn-sm">
        {t(hasAccess ? 'academy.takeAccess' : 'academy.giveAccess')}
        <span className="sr-only"> {name}</span>
      </button>
    </Form>
  );
}
