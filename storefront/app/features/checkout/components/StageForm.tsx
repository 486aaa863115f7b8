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
  readonly children: ReactNode;
}

/** A stage of checkout: what is chosen here, on, and back. */
export function StageForm({ step, title, intent, submitLabel, isReady = true, children }: StageFormProps) {
  const t = useT();
  const isSending = useNavigation().formMethod === 'POST';
  const back = stepBefore(step);
  return (
    <section aria-label={title} className="panel p-4">
      <h2 className="mb-3 text-lg">{title}</h2>
      <Form method="post" action="/carts" id="stage">
        <CsrfField />
        <input type="hidden" name="intent" value={intent} />
        {children}
      </Form>
      <div className="mt-4 flex flex-row-reverse flex-wrap justify-between gap-2">
        <SubmitButton form="stage" size="lg" isBusy={isSending} isDisabled={!isReady}>
          {submitLabel}
        </SubmitButton>
        {back === null ? null : (
          <Form method="post" action="/carts">
            <CsrfField />
            <input type="hidden" name="intent" value="go-to-stage" />
            <input type="hidden" name="stage" value={back} />
            <SubmitButton variant="secondary" size="lg" isBusy={isSending} hasSpinner={false}>
              {t('checkout.back')}
            </SubmitButton>
          </Form>
        )}
      </div>
    </section>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string | number;
  readonly isChosen: boolean;
  readonly label: string;
  readonly detail: string | null;
}

/** One radio of a stage, as wide as the page. */
export function Choice({ name, value, isChosen, label, detail }: ChoiceProps) {
  return (
    <label className="flex items-start gap-3 rounded-md border border-line p-3 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft">
      <input type="radio" name={name} value={value} defaultChecked={isChosen} required className="mt-0.5" />
      <span>
        <span className="block font-medium">{label}</span>
        {detail === null ? null : <span className="block text-sm text-muted">{detail}</span>}
      </span>
    </label>
  );
}
