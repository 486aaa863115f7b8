import { useEffect } from 'react';
import { notify } from './notifications';

interface Refused {
  readonly ok: boolean;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/** Shows the `_general` messages of a refused form as notices (storefront document, section 8). */
export function useRefusalToast(answer: Refused | undefined | null): void {
  useEffect(() => {
    if (!answer || answer.ok) return;
    for (const text of answer.errors?._general ?? []) notify('error', text);
  }, [answer]);
}
