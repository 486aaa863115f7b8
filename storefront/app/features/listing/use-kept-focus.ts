import { useEffect, useRef, type RefObject } from 'react';

/** The field somebody stands on, as its form will have it again. */
function addressOf(field: Element | null): string | null {
  if (!(field instanceof HTMLInputElement)) return null;
  const isChoice = field.type === 'checkbox' || field.type === 'radio';
  return `[name="${CSS.escape(field.name)}"]${isChoice ? `[value="${CSS.escape(field.value)}"]` : ''}`;
}

/** A form that is made anew with each answer (its `version`) gives the focus back to the field that had it. */
export function useKeptFocus(form: RefObject<HTMLFormElement>, version: string): () => void {
  const left = useRef<string | null>(null);
  useEffect(() => {
    const field = left.current;
    left.current = null;
    // The answer is seen before this runs: somebody who went on elsewhere in the meantime is left there.
    if (field === null || document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>(field)?.focus({ preventScroll: true });
  }, [form, version]);
  return () => {
    left.current = form.current?.contains(document.activeElement) ? addressOf(document.activeElement) : null;
  };
}
