import { NavLink } from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';
import { GeneralErrors } from '../../../components/ui/Alert';
import '../../../i18n/late/addresses';
import '../../../i18n/late/company';
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
  /** False where no field tells refusals beside it. */
  readonly hasFields?: boolean;
  readonly children: ReactNode;
}

/** A page of 'Mi empresa': its name, the places beside it, and what was done. */
export function CompanyFrame({ title, answer, hasFields = true, children }: FrameProps) {
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
      <GeneralErrors messages={toldOfTheWhole(refused, hasFields)} />
      {children}
    </main>
  );
}

/** What is told above the page: all of a refusal where no field tells its own. */
function toldOfTheWhole(refused: FormRefusal | null, hasFields: boolean): readonly string[] | undefined {
  if (refused === null) return undefined;
  return hasFields ? refused.errors._general : Object.values(refused.errors).flat();
}

/** Whether the person has a right about their company. */
export function useCompanyRight(right: string): boolean {
  return (useStore().person?.companyRights ?? []).includes(right);
}
