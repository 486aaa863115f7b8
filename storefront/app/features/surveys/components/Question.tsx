import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { ratingSteps, type SurveyMode } from '../survey.view';
import type { QuestionAnswer } from '../surveys.api.server';

interface Props {
  readonly question: QuestionAnswer;
  readonly mode: SurveyMode;
  readonly errors: readonly string[] | undefined;
}

/** One question with what answers it, whether it has to be answered, and why an answer was refused. */
export function Question({ question, mode, errors = [] }: Props) {
  const id = useId();
  const described = [question.description === null ? null : `${id}-why`, errors.length === 0 ? null : `${id}-error`];
  const isOpen = question.type === 'open_field';
  return (
    <fieldset aria-describedby={described.filter(Boolean).join(' ') || undefined} className="min-w-0">
      <legend className={`mb-2 font-medium ${mode === 'large' ? 'text-md' : 'text-sm'}`}>
        {isOpen ? <label htmlFor={`${id}-text`}>{question.label}</label> : question.label}{' '}
        <Mark isRequired={question.rules.includes('required')} mode={mode} />
      </legend>
      {question.description === null ? null : (
        <p id={`${id}-why`} className="mb-2 text-sm text-muted">
          {question.description}
        </p>
      )}
      <Answer question={question} id={id} />
      {errors.length === 0 ? null : (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-medium text-bad">
          {errors.join(' ')}
        </p>
      )}
    </fieldset>
  );
}

function Mark({ isRequired, mode }: { readonly isRequired: boolean; readonly mode: SurveyMode }) {
  const t = useT();
  if (!isRequired) return <span className="text-sm font-normal text-muted">{t('surveys.optional')}</span>;
  return mode === 'large' ? (
    <span className="text-bad">*</span>
  ) : (
    <span className="rounded-md bg-bad-soft px-2 text-xs text-bad">{t('surveys.required')}</span>
  );
}

function Answer({ question, id }: { readonly question: QuestionAnswer; readonly id: string }) {
  const t = useT();
  const { type, options, value } = question;
  switch (type) {
    case 'open_field':
      return (
        <textarea
          id={`${id}-text`}
          name={nameOf(question)}
          defaultValue={value === null ? '' : String(value)}
          rows={4}
          maxLength={2_000}
          className="field py-2"
        />
      );
    case 'like_dislike_field':
      return (
        <Pills>
          <Pill question={question} value="1">
            <ThumbsUp size={18} aria-hidden /> {t('surveys.like')}
          </Pill>
          <Pill question={question} value="0">
            <ThumbsDown size={18} aria-hidden /> {t('surveys.dislike')}
          </Pill>
        </Pills>
      );
    case 'rating_field':
      return (
        <div className="ease max-w-lg" style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(40px, 1fr))' }}>
          {ratingSteps(options).map((step) => (
            <label key={step}>
              <input
                type="radio"
                name={nameOf(question)}
                value={step}
                aria-label={String(step)}
                defaultChecked={value === step}
              />
              <span aria-hidden>{step}</span>
            </label>
          ))}
        </div>
      );
    case 'multiple_choice_field':
    case 'multiple_select_pill_field':
      return (
        <Pills>
          {options.map((option) => (
            <Pill key={option} question={question} value={option}>
              {option}
            </Pill>
          ))}
        </Pills>
      );
  }
}

const nameOf = ({ id }: QuestionAnswer): string => `field_${id}`;

const Pills = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap gap-2">{children}</div>
);

interface PillProps {
  readonly question: QuestionAnswer;
  readonly value: string;
  readonly children: ReactNode;
}

/** One option: several may be chosen where the question takes several, and let go again. */
function Pill({ question, value, children }: PillProps) {
  const { type, value: chosen } = question;
  const isChosen = Array.isArray(chosen) ? chosen.includes(value) : chosen !== null && String(chosen) === value;
  return (
    <label className="flex min-h-11 items-center gap-2 rounded-md border border-line px-3 py-2 text-sm hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft">
      <input
        type={type === 'multiple_select_pill_field' ? 'checkbox' : 'radio'}
        name={nameOf(question)}
        value={value}
        defaultChecked={isChosen}
      />
      {children}
    </label>
  );
}
