import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { isLost, type Kept } from './kept-typing';
import { conflictsOf, isOfAnother, merged, type Conflict } from './merge';
import { StaleNotice } from './StaleNotice';

type Values = Readonly<Record<string, unknown>>;

/** Time in ms after an answer during which the panel may still put the stored values back. */
const watchedMs = 5_000;
const lostStatus = 409;

/**
 * Restores the typed values of an edit view after a save was refused. Strapi writes them into its cache before the server
 * answers and reverts that on a refusal, which resets the form. When somebody else saved meanwhile (409), the typed values are
 * laid over the other person's version, and a notice lists what that person changed.
 */
export function RestoreUnsavedForm({ slug = '' }: { readonly slug?: string }) {
  const values = useForm('KeptTyping', (form) => form.values) as Values;
  const stored = useForm('KeptTyping', (form) => form.initialValues) as Values;
  const isSubmitting = useForm('KeptTyping', (form) => form.isSubmitting);
  const setValues = useForm('KeptTyping', (form) => form.setValues);
  const kept = useRef<Kept<Values> | null>(null);
  const isStale = useStale();
  const wasSubmitting = useRef(false);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);

  useEffect(() => {
    if (isSubmitting && !wasSubmitting.current) {
      kept.current = { typed: values, stored };
      isStale.current = false;
    }
    wasSubmitting.current = isSubmitting;
    if (kept.current === null) return;
    const { typed, stored: before } = kept.current;
    const versions = { before, typed, theirs: stored };
    if (isStale.current && isOfAnother(versions)) {
      isStale.current = false;
      kept.current = null;
      setValues(merged(versions));
      setConflicts(conflictsOf(versions));
    } else if (isLost(kept.current, { values, stored })) setValues(typed);
    else if (!isStale.current && JSON.stringify(stored) !== JSON.stringify(before)) setConflicts([]);
  }, [values, stored, isSubmitting, setValues, isStale]);

  useEffect(() => {
    if (isSubmitting) return undefined;
    const timer = setTimeout(() => {
      if (!isStale.current) kept.current = null;
    }, watchedMs);
    return () => clearTimeout(timer);
  }, [isSubmitting, isStale]);

  if (conflicts.length === 0) return null;
  const takeTheirs = () => {
    const theirs = conflicts.flatMap((each): [string, unknown][] => ('mine' in each ? [[each.name, each.theirs]] : []));
    setValues({ ...values, ...Object.fromEntries(theirs) });
    setConflicts([]);
  };
  return <StaleNotice model={slug} conflicts={conflicts} onTakeTheirs={takeTheirs} />;
}

/** Returns a ref that becomes true when a save is refused because somebody else saved meanwhile (event `edit-refused`, status 409); the caller resets it. */
function useStale() {
  const isStale = useRef(false);
  useEffect(() => {
    const note = (event: Event) => {
      const { status } = ((event as CustomEvent<unknown>).detail ?? {}) as { readonly status?: unknown };
      if (status === lostStatus) isStale.current = true;
    };
    window.addEventListener('edit-refused', note);
    return () => window.removeEventListener('edit-refused', note);
  }, []);
  return isStale;
}
