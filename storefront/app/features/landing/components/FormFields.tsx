import type { FormFieldAnswer } from '../../../api/campaign-answers';
import type { FieldErrors } from '../../../api/errors';
import { useT } from '../../../i18n/I18nProvider';

interface FieldsProps {
  readonly fields: readonly FormFieldAnswer[];
  /** By `answers.{place}`. */
  readonly errors: FieldErrors;
  readonly values: Readonly<Record<string, string>>;
}

/** The fields of a landing's form, each with what is wrong with it. */
export function FormFields({ fields, errors, values }: FieldsProps) {
  return fields.map((field, place) => (
    <Field
      key={`${place} ${field.label}`}
      field={field}
      name={`answers.${place}`}
      messages={errors[`answers.${place}`] ?? []}
      value={values[`answers.${place}`] ?? ''}
    />
  ));
}

interface FieldProps {
  readonly field: FormFieldAnswer;
  readonly name: string;
  readonly messages: readonly string[];
  readonly value: string;
}

function Field({ field, name, messages, value }: FieldProps) {
  const t = useT();
  const id = `campo-${name.replace('.', '-')}`;
  const isWrong = messages.length > 0;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {field.label}{' '}
        {field.is_required ? <span className="font-normal text-muted">{t('landing.required')}</span> : null}
      </label>
      <Control field={field} id={id} name={name} value={value} errorId={isWrong ? `${id}-error` : undefined} />
      {isWrong ? (
        <p id={`${id}-error`} className="mt-1 text-sm text-bad">
          {messages.join(' ')}
        </p>
      ) : null}
    </div>
  );
}

interface ControlProps {
  readonly field: FormFieldAnswer;
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly errorId: string | undefined;
}

const inputs = {
  short_text: { type: 'text' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const;

function Control({ field, id, name, value, errorId }: ControlProps) {
  const t = useT();
  const common = {
    id,
    name,
    className: 'field',
    defaultValue: value,
    required: field.is_required,
    ...(errorId === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId }),
  } as const;
  if (field.field_type === 'long_text') return <textarea {...common} rows={4} maxLength={2_000} />;
  if (field.field_type !== 'options') return <input {...common} {...inputs[field.field_type]} maxLength={200} />;
  return (
    <select {...common}>
      <option value="">{t('landing.choose')}</option>
      {field.options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
