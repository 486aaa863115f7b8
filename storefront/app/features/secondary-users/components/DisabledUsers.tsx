import { Form } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { SecondaryUserAnswer } from '../secondary-users.api.server';

/** Who was disabled, and the way back. */
export function DisabledUsers({ users }: { readonly users: readonly SecondaryUserAnswer[] }) {
  const t = useT();
  if (users.length === 0) return null;
  return (
    <section className="panel p-4" aria-labelledby="disabled-title">
      <h2 id="disabled-title" className="mb-2 text-lg">
        {t('secondaryUsers.disabledTitle')}
      </h2>
      <ul className="divide-y divide-line">
        {users.map((user) => (
          <li key={user.id} className="flex flex-wrap items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p>{user.full_name || user.email}</p>
              <p className="truncate text-sm text-muted">{user.email}</p>
            </div>
            <Form method="post">
              <CsrfField />
              <input type="hidden" name="intent" value="restore" />
              <input type="hidden" name="id" value={user.id} />
              <button type="submit" className="btn btn-secondary btn-sm">
                {t('secondaryUsers.restore')}
                <span className="sr-only"> {user.full_name || user.email}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
