import { Form, useNavigation } from '@remix-run/react';
import type { FieldErrors } from '../../../api/errors';
import { Field } from '../../../components/ui/Field';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { opinionSteps } from '../placed.schema';

const eases = [1, 2, 3, 4, 5, 6, 7] as const;

interface CardProps {
  readonly isAnswered: boolean;
  readonly errors: FieldErrors;
}

/** How the purchase was (storefront document, screen 24): asked once, then thanked for. */
export function OpinionCard({ isAnswered, errors }: CardProps) {
  const t = useT();
  const { formMethod, formData } = useNavigation();
  const isSending = formMethod === 'POST' && formData?.get('intent') === 'send-opinion';
  if (isAnswered)
    return (
      <p role="status" className="panel p-4 font-medium text-ok">
        {t('placed.opinionThanks')}
      </p>
    );
  return (
    <section aria-labelledby="opinion" className="panel p-4">
      <h2 id="opinion" className="mb-3 text-lg">
        {t('placed.opinionTitle')}
      </h2>
      <Form method="post" className="grid gap-4" noValidate>
        <CsrfField />
        <input type="hidden" name="intent" value="send-opinion" />
        <fieldset aria-describedby={errors.ease === undefined ? undefined : 'ease-error'}>
          <legend className="mb-2 font-medium">{t('placed.easeQuestion')}</legend>
          <div className="ease relative max-w-lg">
            {eases.map((ease) => (
              <label key={ease}>
                <input type="radio" name="ease" value={ease} aria-label={easeName(ease, t)} />
                <span aria-hidden>{ease}</span>
              </label>
            ))}
          </div>
          <p className="mt-1 flex max-w-lg justify-between text-sm text-muted" aria-hidden>
            <span>{t('placed.hard')}</span>
            <span>{t('placed.easy')}</span>
          </p>
          {errors.ease === undefined ? null : (
            <p id="ease-error" className="mt-1 text-sm text-bad">
              {errors.ease.join(' ')}
            </p>
          )}
        </fieldset>
        <fieldset>
          <legend className="mb-2 font-medium">{t('placed.stepsQuestion')}</legend>
          <div className="flex flex-wrap gap-2">
            {opinionSteps.map((step) => (
              <label
                key={step}
                className="flex items-center gap-2 rounded-md border border-line px-3 py-2 text-sm hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft"
              >
                <input type="checkbox" name={step} value="1" /> {t(`placed.opinion_${step}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <Field id="opinion-comment" label={t('placed.commentQuestion')} errors={errors.comment}>
          {(aria) => <textarea {...aria} name="comment" rows={4} maxLength={1_000} className="field" />}
        </Field>
        <SubmitButton className="justify-self-end" isBusy={isSending}>
          {t('placed.sendOpinion')}
        </SubmitButton>
      </Form>
    </section>
  );
}

/** The ends of the scale are named; what lies between is a number. */
function easeName(ease: (typeof eases)[number], t: ReturnType<typeof useT>): string {
  if (ease === eases[0]) return `${ease}, ${t('placed.hard')}`;
  return ease === eases.at(-1) ? `${ease}, ${t('placed.easy')}` : String(ease);
}
