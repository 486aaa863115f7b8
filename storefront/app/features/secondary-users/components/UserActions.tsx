import { Form } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { SecondaryUserAnswer } from '../secondary-users.api.server';

interface OneProps {
  readonly id: number;
  readonly intent: string;
  readonly label: string;
  readonly hint: string;
  readonly look?: 'secondary' | 'danger';
  readonly canLogin?: boolean;
}

function One({ id, intent, label, hint, look = 'secondary', canLogin }: OneProps) {
  return (
    <Form method="post" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
      <CsrfField />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      {canLogin === undefined ? null : <input type="hidden" name="can_login" value={String(canLogin)} />}
      <p className="min-w-48 flex-1 text-sm text-muted">{hint}</p>
      <button type="submit" className={`btn btn-${look} btn-md`}>
        {label}
      </button>
    </Form>
  );
}

/** What ends or opens somebody's way in. */
export function UserActions({ user }: { readonly user: SecondaryUserAnswer }) {
  const { id, status, can_login: canLogin, blocked_by_house: isBlocked } = user;
  const t = useT();
  if (status === 'disabled')
    return (
      <div className="panel">
        <One id={id} intent="restore" label={t('secondaryUsers.restore')} hint={t('secondaryUsers.restoreHint')} />
      </div>
    );
  return (
    <div className="panel divide-y divide-line">
      {isBlocked ? <p className="p-4 text-sm text-muted">{t('secondaryUsers.blockedHint')}</p> : null}
      {status === 'invited' && canLogin && !isBlocked ? (
        <One
          id={id}
          intent="invite-again"
          label={t('secondaryUsers.inviteAgain')}
          hint={t('secondaryUsers.inviteAgainHint')}
        />
      ) : null}
      <One
        id={id}
        intent="permit"
        canLogin={!canLogin}
        label={t(canLogin ? 'secondaryUsers.refuseLogin' : 'secondaryUsers.permitLogin')}
        hint={t('secondaryUsers.permitHint')}
      />
      <One
        id={id}
        intent="disable"
        look="danger"
        label={t('secondaryUsers.disable')}
        hint={t('secondaryUsers.disableHint')}
      />
    </div>
  );
}
