import { useT } from '../../../i18n/I18nProvider';
import type { SecondaryUserAnswer } from '../secondary-users.api.server';

const looks = { invited: 'badge-blue', active: 'badge-success', disabled: 'badge-gray' } as const;

interface BadgeProps {
  readonly status: SecondaryUserAnswer['status'];
  readonly canLogin: boolean;
  /** By the house, whatever the company says. */
  readonly isBlocked: boolean;
}

/** How far somebody is: blocked by the house, invited, in, without a login permit, disabled. */
export function StatusBadge({ status, canLogin, isBlocked }: BadgeProps) {
  const t = useT();
  if (isBlocked) return <span className="badge badge-red">{t('secondaryUsers.statusBlocked')}</span>;
  if (status !== 'disabled' && !canLogin)
    return <span className="badge badge-yellow">{t('secondaryUsers.statusNoLogin')}</span>;
  const texts = {
    invited: t('secondaryUsers.statusInvited'),
    active: t('secondaryUsers.statusActive'),
    disabled: t('secondaryUsers.statusDisabled'),
  };
  return <span className={`badge ${looks[status]}`}>{texts[status]}</span>;
}
