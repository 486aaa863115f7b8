import { LabelledInput } from '../../../components/ui/LabelledInput';

interface PasswordInputProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete: 'new-password' | 'current-password';
  readonly errors: readonly string[] | undefined;
}

/** A password to type; it never comes back from the server. */
export function PasswordInput({ name, label, hint, autoComplete, errors }: PasswordInputProps) {
  const errorId = `${name}-error`;
  return (
    <LabelledInput
      label={label}
      {...(hint === undefined ? {} : { hint })}
      errors={errors}
      errorId={errorId}
      input={{
        id: name,
        name,
        type: 'password',
        required: true,
        autoComplete,
        'aria-invalid': errors !== undefined || undefined,
        'aria-describedby': errors === undefined ? undefined : errorId,
      }}
    />
  );
}
