import { Form, useNavigation } from '@remix-run/react';
import type { FieldErrors } from '../../../api/errors';
import { Alert, GeneralErrors } from '../../../components/ui/Alert';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { useKeptAnswers } from '../hooks/use-kept-answers';
import type { SurveyMode } from '../survey.view';
import type { SurveyAnswer } from '../surveys.api.server';
import { Question } from './Question';

interface Props {
  readonly survey: Omit<SurveyAnswer, 'uuid'>;
  readonly mode: SurveyMode;
  readonly token: string;
  /** Why sending it was refused. */
  readonly errors: FieldErrors;
}

/** The questions of a survey: what is answered is kept while it is written, and sent for good once. A preview keeps and sends nothing. */
export function SurveyForm({ survey, mode, token, errors: refused }: Props) {
  const t = useT();
  const { formMethod, state } = useNavigation();
  const kept = useKeptAnswers();
  const isSending = state !== 'idle' && formMethod === 'POST';
  const { preview: isPreview, survey_fields: fields } = survey;
  const errors = { ...kept.errors, ...refused };
  const isFailed = Object.keys(refused).length > 0 || kept.state === 'failed';
  return (
    <Form
      method="post"
      noValidate
      aria-labelledby="survey-title"
      className="panel grid gap-6 p-5 sm:p-8"
      onChange={({ currentTarget }) => (isPreview ? undefined : kept.keepSoon(currentTarget))}
      onSubmit={kept.stop}
    >
      <CsrfField token={token} />
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="id" value={survey.id} />
      <input type="hidden" name="fields" value={fields.map(({ id }) => id).join(',')} />
      <input type="hidden" name="encrypted_entity" value={survey.encrypted_entity ?? ''} />
      <header>
        <h1 id="survey-title" className={mode === 'large' ? 'text-2xl' : 'text-lg'}>
          {survey.title}
        </h1>
        {survey.description === null ? null : <p className="mt-1 text-muted">{survey.description}</p>}
      </header>
      {isFailed ? <Alert kind="error">{t('surveys.saveFailed')}</Alert> : null}
      <GeneralErrors messages={errors._general ?? errors.encrypted_entity ?? errors.uuid} />
      {fields.map((question, at) => (
        <Question key={question.id} question={question} mode={mode} errors={errors[`survey_fields.${at}`]} />
      ))}
      <footer className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-muted">
          {kept.state === 'keeping' ? t('surveys.saving') : kept.state === 'kept' ? t('surveys.saved') : null}
        </p>
        <SubmitButton isBusy={isSending} isDisabled={isPreview}>
          {t('surveys.send')}
        </SubmitButton>
      </footer>
    </Form>
  );
}
