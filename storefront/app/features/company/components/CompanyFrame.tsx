import { NavLink } from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';
import { GeneralErrors } from '../../../components/ui/Alert';
import { useT } from '../../../i18n/I18nProvider';
import type { FormRefusal } from '../../../lib/forms/intents.server';
import { notify } from '../../../lib/hooks/notifications';
import { useRefusalToast } from '../../../lib/hooks/use-refusal-toast';
import { useStore } from '../../../lib/hooks/use-store';
import type { CompanyChanged } from '../company.intents.server';
import { placesFor } from '../company.view';

interface FrameProps {
  readonly title: string;
  /** What the last form of the page was answered. */
  readonly answer?: CompanyChanged | FormRefusal | undefined;
  readonly children: ReactNode;
}

/** A page of 'Mi empresa': its name, the places beside it, and what was done. */
export function CompanyFrame({ title, answer, children }: FrameProps) {
  const t = useT();
  const { person } = useStore();
  const refused = answer?.ok === false ? answer : null;
  useRefusalToast(refused);
  const notice = answer?.ok === true ? answer.notice : null;
  useEffect(() => {
    if (notice !== null) notify('success', notice);
  }, [answer, notice]);
  return (
    <main id="content" className="page grid gap-4 py-4">
      <div>
        <p className="text-sm text-muted">{[t('company.title'), person?.company].filter(Boolean).join(' · ')}</p>
        <h1 className="text-2xl">{title}</h1>
      </div>
      <nav aria-label={t('company.title')} className="flex flex-wrap gap-x-5 border-b border-line">
        {placesFor(person?.companyRights ?? []).map(({ to, text }) => (
          <NavLink
            key={to}
            to={to}
            className={({ isActive }) =>
              `-mb-px border-b-2 py-2 font-medium ${isActive ? 'border-accent text-accent' : 'border-transparent text-muted'}`
            }
          >
            {t(text)}
          </NavLink>
        ))}
      </nav>
      <GeneralErrors messages={refused?.errors._general} />
      {children}
    </main>
  );
}

/** Whether the person has a right about their company. */
export function useCompanyRight(right: string): boolean {
  return (useStore().person?.companyRights ?? []).includes(right);
}
