import { Link } from '@remix-run/react';
import { Check } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { lacks, STEPS, type Step } from '../registration.steps';

interface StepsProps {
  readonly current: Step;
  readonly missing: readonly string[];
  /** Before the first step is saved there is nowhere else to go. */
  readonly isBegun: boolean;
}

/** The steps, with those that are whole ticked. */
export function Steps({ current, missing, isBegun }: StepsProps) {
  const t = useT();
  const texts = {
    registry: t('registration.stepRegistry'),
    fiscal: t('registration.stepFiscal'),
    reference: t('registration.stepReference'),
    questionnaire: t('registration.stepQuestionnaire'),
    documents: t('registration.stepDocuments'),
  };
  return (
    <nav aria-label={t('registration.steps')} className="mb-6 overflow-x-auto">
      <ol className="flex gap-2">
        {STEPS.map((step, index) => {
          const isDone = isBegun && !lacks(step, missing);
          const look = step === current ? 'border-accent text-accent-strong font-semibold' : 'border-line text-muted';
          const mark = isDone ? (
            <Check size={14} className="text-ok" aria-label={t('registration.stepDone')} />
          ) : (
            <span>{index + 1}.</span>
          );
          return (
            <li key={step} className={`flex-none border-b-2 px-3 py-2 text-sm ${look}`}>
              {isBegun ? (
                <Link
                  to={`/distributor-registries?step=${step}`}
                  aria-current={step === current ? 'step' : undefined}
                  className="flex items-center gap-1"
                >
                  {mark} {texts[step]}
                </Link>
              ) : (
                <span className="flex items-center gap-1">
                  {mark} {texts[step]}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
