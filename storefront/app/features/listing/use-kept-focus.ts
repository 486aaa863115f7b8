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
    if (left.current === null) return;
    form.current?.querySelector<HTMLElement>(left.current)?.focus({ preventScroll: true });
    left.current = null;
  }, [form, version]);
  return () => {
    left.current = form.current?.contains(document.activeElement) ? addressOf(document.activeElement) : null;
  };
}
