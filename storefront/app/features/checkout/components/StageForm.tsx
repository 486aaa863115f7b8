import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { stepBefore, type Step } from '../steps';

interface StageFormProps {
  readonly step: Step;
  readonly title: string;
  readonly intent: string;
  readonly submitLabel: string;
  readonly isReady?: boolean;
  /** A file goes along. */
  readonly hasFile?: boolean;
  readonly children: ReactNode;
}

/** A stage of checkout: what is chosen here, on, and back. */
export function StageForm({ step, title, intent, submitLabel, isReady = true, hasFile, children }: StageFormProps) {
  const t = useT();
  const isSending = useNavigation().formMethod === 'POST';
  const back = stepBefore(step);
  return (
    <section aria-label={title} className="panel p-4">
      <h2 className="mb-3 text-lg">{title}</h2>
      <Form
        method="post"
        action="/carts"
        id="stage"
        className="grid gap-4"
        noValidate
        {...(hasFile ? { encType: 'multipart/form-data' as const } : {})}
      >
        <CsrfField />
        <input type="hidden" name="intent" value={intent} />
        {children}
      </Form>
      <div className="mt-4 flex flex-row-reverse flex-wrap justify-between gap-2">
        <SubmitButton form="stage" size="lg" isBusy={isSending} isDisabled={!isReady}>
          {submitLabel}
        </SubmitButton>
        {back === null ? null : <StageButton stage={back} label={t('checkout.back')} size="lg" />}
      </div>
    </section>
  );
}

interface StageButtonProps {
  readonly stage: Step;
  readonly label: string;
  /** What it goes back to, for who does not see the page. */
  readonly name?: string;
  readonly size?: 'sm' | 'lg';
}

/** Goes to a stage that the buyer has been in. */
export function StageButton({ stage, label, name, size = 'sm' }: StageButtonProps) {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" action="/carts">
      <CsrfField />
      <input type="hidden" name="intent" value="go-to-stage" />
      <input type="hidden" name="stage" value={stage} />
      <SubmitButton variant="secondary" size={size} isBusy={isSending} hasSpinner={false}>
        {label}
        {name === undefined ? null : <span className="sr-only"> {name}</span>}
      </SubmitButton>
    </Form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string | number;
  readonly isChosen: boolean;
  readonly label: string;
  readonly detail?: ReactNode;
  readonly isDisabled?: boolean;
  readonly onChoose?: () => void;
  /** What this way asks for, shown once it is chosen. */
  readonly children?: ReactNode;
}

/** One radio of a stage, as wide as the page, with what it asks for below. */
export function Choice({ name, value, isChosen, label, detail, isDisabled = false, onChoose, children }: ChoiceProps) {
  return (
    <div className="choice rounded-md border border-line bg-surface has-[>label>input:checked]:border-accent">
      <label
        className={`flex items-start gap-3 rounded-md p-3 has-checked:bg-accent-soft ${isDisabled ? 'cursor-not-allowed bg-sunken' : 'hover:bg-sunken'}`}
      >
        <input
          type="radio"
          name={name}
          value={value}
          defaultChecked={isChosen}
          disabled={isDisabled}
          onChange={onChoose}
          className="mt-0.5"
        />
        <span className="min-w-0">
          <span className="block font-medium">{label}</span>
          {detail == null ? null : <span className="block text-sm text-muted">{detail}</span>}
        </span>
      </label>
      {children === undefined ? null : <div className="choice-fields gap-3 p-3 sm:pl-10">{children}</div>}
    </div>
  );
}
