import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { isLost, type Kept } from './kept-typing';
import { conflictsOf, isOfAnother, merged, type Conflict } from './merge';
import { StaleNotice } from './StaleNotice';

type Values = Readonly<Record<string, unknown>>;

/** How long after the answer the panel may still put the stored values back. */
const watchedMs = 5_000;
const lostStatus = 409;

/**
 * Strapi writes what was sent into its cache before the server answers and takes it out again when that refuses, which
 * empties the form of everything that was typed: here it is put back, so that only what was wrong has to be corrected. Where it was
 * refused because somebody else saved meanwhile, it is put over what they saved, and what that was is told.
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

/** Whether the last saving of an edit view was refused because somebody else saved meanwhile: the view itself says so. */
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
