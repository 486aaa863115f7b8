import { useId } from 'react';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly initial: string | undefined;
  readonly errors: readonly string[] | undefined;
  readonly isLong?: boolean;
}

/** A labelled text with why it was refused. */
export function TextField({ name, label, initial, errors, isLong = false }: FieldProps) {
  const id = useId();
  const field = {
    id,
    name,
    className: 'field',
    defaultValue: initial,
    'aria-invalid': errors !== undefined,
    'aria-describedby': errors === undefined ? undefined : `${id}-error`,
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      {isLong ? <textarea {...field} rows={5} maxLength={4_000} /> : <input {...field} maxLength={120} />}
      {errors === undefined ? null : (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-medium text-bad">
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}
