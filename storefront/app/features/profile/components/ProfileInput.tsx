import type { FieldErrors } from '../../../api/errors';

interface Props extends React.InputHTMLAttributes<HTMLInputElement> {
  readonly name: string;
  readonly label: string;
  readonly errors: FieldErrors;
  /** The key under which the platform refuses it, where that is another one than its name. */
  readonly errorKey?: string;
}

/** A field of one's own data under its label, with what is the matter with it. */
export function ProfileInput({ name, label, errors, errorKey = name, ...input }: Props) {
  const id = `profile-${name}`;
  const wrong = errors[errorKey];
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <input
        {...input}
        id={id}
        name={name}
        className="field"
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={wrong === undefined ? undefined : `${id}-error`}
      />
      {wrong === undefined ? null : (
        <p id={`${id}-error`} className="mt-1 text-sm text-bad">
          {wrong.join(' ')}
        </p>
      )}
    </div>
  );
}
