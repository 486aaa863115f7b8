import type { ReactNode } from 'react';

interface FieldProps {
  /** Unique on the page: its refusal is named after it. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly errors?: readonly string[] | undefined;
  readonly className?: string;
  readonly children: (aria: {
    readonly id: string;
    readonly 'aria-invalid'?: true;
    readonly 'aria-describedby'?: string;
  }) => ReactNode;
}

/** A field under its label, with what is the matter with it. */
export function Field({ id, label, hint, errors, className = '', children }: FieldProps) {
  const isWrong = errors !== undefined && errors.length > 0;
  const described = [hint === undefined ? null : `${id}-hint`, isWrong ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        ...(isWrong ? { 'aria-invalid': true as const } : {}),
        ...(described === '' ? {} : { 'aria-describedby': described }),
      })}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
      {isWrong ? (
        <p id={`${id}-error`} className="mt-1 text-sm text-bad">
          {errors.join(' ')}
        </p>
      ) : null}
    </div>
  );
}
