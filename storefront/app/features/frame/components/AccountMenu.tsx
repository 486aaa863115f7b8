import { Form, Link, useLocation } from '@remix-run/react';
import { CircleUserRound, LogIn, LogOut } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { loginAddress } from '../../../lib/format/login-address';
import { useDisclosure } from '../../../lib/hooks/use-disclosure';
import { useLeaving } from '../../../lib/hooks/use-leaving';
import type { PersonView } from '../../../session/person.view';
import { PersonLinks } from './PersonLinks';

export function AccountMenu({ person }: { readonly person: PersonView | null }) {
  const t = useT();
  const place = useLocation();
  if (person !== null) return <PersonMenu person={person} />;
  return (
    <Link to={loginAddress(place)} className="header-link" aria-label={t('frame.login')}>
      <LogIn size={20} aria-hidden />
      <span className="hidden sm:inline">{t('frame.login')}</span>
    </Link>
  );
}

function PersonMenu({ person }: { readonly person: PersonView }) {
  const t = useT();
  const { isOpen, setOpen, container } = useDisclosure<HTMLDivElement>();
  useLeaving(() => setOpen(false));
  return (
    <div ref={container} className="relative max-sm:static">
      <button
        type="button"
        className="header-link"
        aria-expanded={isOpen}
        aria-label={t('frame.account', { name: person.name })}
        onClick={() => setOpen(!isOpen)}
      >
        <CircleUserRound size={22} aria-hidden />
        <span className="hidden max-w-36 flex-col items-start text-left leading-tight xl:flex">
          <span className="w-full truncate text-sm">{person.name}</span>
          {person.company ? (
            <span className="w-full truncate text-2xs font-normal text-[#c9d3e6]">{person.company}</span>
          ) : null}
        </span>
      </button>
      {isOpen ? (
        <div className="dropdown p-2">
          <PersonSummary person={person} />
          <PersonLinks person={person} />
          <LogoutButton />
        </div>
      ) : null}
    </div>
  );
}

function PersonSummary({ person }: { readonly person: PersonView }) {
  return (
    <div className="flex items-center gap-3 border-b border-line p-2 pb-3">
      <span
        className="grid size-10 flex-none place-items-center rounded-full bg-accent-soft font-semibold text-accent"
        aria-hidden
      >
        {person.initials}
      </span>
      <div className="min-w-0">
        <p className="truncate font-semibold">{person.name}</p>
        <p className="truncate text-xs text-muted">{person.company ?? person.email}</p>
      </div>
    </div>
  );
}

/** Ends the session: the document's logout target. */
function LogoutButton() {
  const t = useT();
  return (
    <Form method="post" action="/auth?logout=true" className="border-t border-line pt-2">
      <CsrfField />
      <button type="submit" className="menu-item flex w-full items-center gap-2 text-left">
        <LogOut size={16} aria-hidden /> {t('frame.logout')}
      </button>
    </Form>
  );
}
