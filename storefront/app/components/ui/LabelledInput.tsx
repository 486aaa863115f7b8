interface LabelledInputProps {
  readonly label: string;
  readonly hint?: string;
  readonly errors: readonly string[] | undefined;
  readonly errorId: string;
  readonly input: React.InputHTMLAttributes<HTMLInputElement> & { readonly key?: React.Key | null | undefined };
}

/** A field under its label, with what is the matter with it. */
export function LabelledInput({ label, hint, errors, errorId, input: { key, ...input } }: LabelledInputProps) {
  return (
    <div>
      <label htmlFor={input.id} className="mb-1 block font-medium">
        {label}
      </label>
      <input key={key} {...input} className="field" />
      {hint === undefined ? null : <p className="mt-1 text-sm text-muted">{hint}</p>}
      {errors ? (
        <p id={errorId} className="mt-1 text-sm text-bad">
          {errors.join(' ')}
        </p>
      ) : null}
    </div>
  );
}
