import { cloneElement, useId, type ReactElement, type ReactNode } from 'react';

interface Described {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

type Control = ReactElement<{
  id?: string;
  className?: string;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}>;

interface FieldProps {
  /** Unique on the page: its refusal is named after it. Made where none is given. */
  readonly id?: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly errors?: readonly string[] | undefined;
  readonly className?: string;
  /** One input, select or textarea, which is given its id and what describes it; a function where there is more around it. */
  readonly children: Control | ((aria: Described) => ReactNode);
}

/** A field under its label, with a hint and with why it was refused. */
export function Field({ id: given, label, hint, errors, className = '', children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const isRefused = errors !== undefined && errors.length > 0;
  const described = [hint === undefined ? null : `${id}-hint`, isRefused ? `${id}-error` : null]
    .filter(Boolean)
    .join(' ');
  const aria: Described = {
    id,
    ...(isRefused ? { 'aria-invalid': true as const } : {}),
    ...(described === '' ? {} : { 'aria-describedby': described }),
  };
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      {typeof children === 'function'
        ? children(aria)
        : cloneElement(children, { ...aria, className: `field ${children.props.className ?? ''}` })}
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
