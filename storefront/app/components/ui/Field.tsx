import { useId, type ReactElement, cloneElement } from 'react';

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly errors?: readonly string[] | undefined;
  readonly className?: string;
  /** One input, select or textarea; it is given its id and what describes it. */
  readonly children: ReactElement<{
    id?: string;
    className?: string;
    'aria-invalid'?: boolean | undefined;
    'aria-describedby'?: string | undefined;
  }>;
}

/** A field under its label, with a hint and with why it was refused. */
export function Field({ label, hint, errors, className = '', children }: FieldProps) {
  const id = useId();
  const isRefused = errors !== undefined && errors.length > 0;
  const describedBy = [hint === undefined ? null : `${id}-hint`, isRefused ? `${id}-error` : null].filter(Boolean);
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      {cloneElement(children, {
        id,
        className: `field ${children.props.className ?? ''}`,
        'aria-invalid': isRefused || undefined,
        'aria-describedby': describedBy.length === 0 ? undefined : describedBy.join(' '),
      })}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
      {isRefused ? (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-bad">
          {errors.join(' ')}
        </p>
      ) : null}
    </div>
  );
}
