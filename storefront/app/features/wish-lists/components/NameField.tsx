import { useEffect, useRef } from 'react';
import { useT } from '../../../i18n/I18nProvider';

interface FieldProps {
  readonly id: string;
  readonly initial?: string;
  readonly errors: readonly string[] | undefined;
}

/** The name of a list, with why it was refused. */
export function NameField({ id, initial = '', errors }: FieldProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [errors]);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {t('wishLists.name')}
      </label>
      <input
        ref={input}
        id={id}
        name="name"
        className="field"
        maxLength={80}
        autoComplete="off"
        defaultValue={initial}
        aria-invalid={errors !== undefined}
        aria-describedby={errors === undefined ? undefined : `${id}-error`}
      />
      {errors === undefined ? null : (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-medium text-bad">
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}
