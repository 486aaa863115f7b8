import { useEffect } from 'react';
import { notify } from './notifications';

interface ValidationError {
  readonly ok: boolean;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Shows the `_general` messages of a refused form as notices (storefront document, section 8); all of them where the form has no
 * fields to show the others at.
 */
export function useRefusalToast(answer: ValidationError | undefined | null, { hasFields = true } = {}): void {
  useEffect(() => {
    if (!answer || answer.ok) return;
    const { _general: general = [], ...others } = answer.errors ?? {};
    for (const text of hasFields ? general : [...general, ...Object.values(others).flat()]) notify('error', text);
  }, [answer, hasFields]);
}
