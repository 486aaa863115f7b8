import { useT } from '../../../i18n/I18nProvider';
import { Choice, Field } from './Field';
import type { StepFieldsProps } from './step-fields';

/** The questions that marketing asks. */
export function QuestionnaireFields({ draft, errors, questions }: StepFieldsProps) {
  const t = useT();
  if (questions.length === 0) return <p className="text-muted">{t('registration.noQuestions')}</p>;
  return (
    <div className="grid gap-4">
      {questions.map(({ id, question, is_required: isRequired, options }) => {
        const name = `questionnaire.${id}`;
        const label = isRequired ? `${question} *` : question;
        const value = draft?.questionnaire.find((each) => each.question_id === id)?.answer;
        return options.length === 0 ? (
          <Field key={id} name={name} label={label} value={value} errors={errors} input={{ maxLength: 1000 }} />
        ) : (
          <Choice
            key={id}
            name={name}
            label={label}
            value={value}
            errors={errors}
            blank={t('registration.choose')}
            options={options.map((each) => [each.name, each.name] as const)}
          />
        );
      })}
    </div>
  );
}

/** The papers to upload, with what is wrong with those that were. */
export function DocumentFields({ draft, errors }: StepFieldsProps) {
  const t = useT();
  const papers = [
    ['tax_certificate', t('registration.taxCertificate')],
    ['identification', t('registration.identification')],
    ['address_proof', t('registration.addressProof')],
  ] as const;
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t('registration.documentsHint')}</p>
      {errors.documents === undefined ? null : <p className="text-sm text-bad">{errors.documents.join(' ')}</p>}
      {papers.map(([type, label]) => {
        const known = draft?.documents.find((each) => each.type === type);
        return (
          <div key={type} className="grid gap-1">
            <Field
              name={type}
              label={label}
              errors={errors}
              input={{ type: 'file', accept: '.pdf,.png,.jpg,.jpeg,.webp', defaultValue: undefined }}
            />
            {known === undefined ? null : (
              <p className={`text-sm ${known.problems === null ? 'text-ok' : 'text-warn'}`}>
                {known.name}
                {known.problems === null ? '' : ` · ${known.problems}`}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
