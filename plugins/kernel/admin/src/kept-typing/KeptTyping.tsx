import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { isLost, type Kept } from './kept-typing';

/** How long after the answer the panel may still put the stored values back. */
const watchedMs = 5_000;

/**
 * Shows nothing. Strapi writes what was sent into its cache before the server answers and takes it out again when that refuses, which
 * empties the form of everything that was typed: here it is put back, so that only what was wrong has to be corrected.
 */
export function KeptTyping() {
  const values = useForm('KeptTyping', (form) => form.values);
  const stored = useForm('KeptTyping', (form) => form.initialValues);
  const isSubmitting = useForm('KeptTyping', (form) => form.isSubmitting);
  const setValues = useForm('KeptTyping', (form) => form.setValues);
  const kept = useRef<Kept | null>(null);
  const wasSubmitting = useRef(false);

  useEffect(() => {
    if (isSubmitting && !wasSubmitting.current) kept.current = { typed: values, stored };
    wasSubmitting.current = isSubmitting;
    if (kept.current === null || !isLost(kept.current, { values, stored })) return;
    setValues(kept.current.typed as typeof values);
  }, [values, stored, isSubmitting, setValues]);

  useEffect(() => {
    if (isSubmitting) return undefined;
    const timer = setTimeout(() => {
      kept.current = null;
    }, watchedMs);
    return () => clearTimeout(timer);
  }, [isSubmitting]);

  return null;
}
