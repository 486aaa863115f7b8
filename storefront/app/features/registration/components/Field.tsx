import type { FieldErrors } from '../../../api/errors';
import { LabelledInput } from '../../../components/ui/LabelledInput';

interface FieldProps {
  /** With its section: 'registry.email', as what is wrong with it is told. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value?: string | number | null | undefined;
  readonly errors: FieldErrors;
  readonly input?: React.InputHTMLAttributes<HTMLInputElement>;
}

/** A text of a step. */
export function Field({ name, label, hint, value, errors, input = {} }: FieldProps) {
  const wrong = errors[name];
  const errorId = `${name}-error`;
  return (
    <LabelledInput
      label={label}
      {...(hint === undefined ? {} : { hint })}
      errors={wrong}
      errorId={errorId}
      input={{
        id: name,
        name,
        defaultValue: value ?? '',
        'aria-invalid': wrong !== undefined || undefined,
        'aria-describedby': wrong === undefined ? undefined : errorId,
        ...input,
      }}
    />
  );
}

interface ChoiceProps extends Pick<FieldProps, 'name' | 'label' | 'value' | 'errors'> {
  readonly options: readonly (readonly [value: string | number, text: string])[];
  readonly blank: string;
}

/** One of a few. */
export function Choice({ name, label, value, errors, options, blank }: ChoiceProps) {
  const wrong = errors[name];
  return (
    <div>
      <label htmlFor={name} className="mb-1 block font-medium">
        {label}
      </label>
      <select
        id={name}
        name={name}
        defaultValue={value ?? ''}
        className="field"
        aria-invalid={wrong !== undefined || undefined}
      >
        <option value="">{blank}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      {wrong === undefined ? null : <p className="mt-1 text-sm text-bad">{wrong.join(' ')}</p>}
    </div>
  );
}
