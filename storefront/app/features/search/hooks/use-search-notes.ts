import { useCallback, useEffect, useRef } from 'react';
import { noteSearch, rememberChosen, sendNotes, type PoorReason } from '../../../lib/search-analytics';
import type { SearchOption } from '../search.view';
import type { SearchState } from './use-search';

/** A term counts as searched when it has stood for so long, or when something came of it. */
const SETTLED_MS = 1_000;
const CLEAR_CHECK_MS = 500;

interface Session {
  /** What was searched last, and what first, since the overlay opened. */
  term: string | null;
  firstTerm: string;
  results: number;
  notedTerm: string | null;
  reason: PoorReason | null;
}

const fresh = (): Session => ({ term: null, firstTerm: '', results: 0, notedTerm: null, reason: null });

/** Notes what is searched in the overlay, what is taken from it, and why it was left when nothing was. */
export function useSearchNotes(typed: string, state: SearchState) {
  const session = useRef(fresh());

  const noteSettled = useCallback(() => {
    const { term, firstTerm, results, notedTerm } = session.current;
    if (term === null || term === notedTerm) return;
    session.current.notedTerm = term;
    noteSearch({ type: 'search', term, first_term: firstTerm, results });
  }, []);

  const noteLeft = useCallback(
    (reason: PoorReason) => {
      const { term, firstTerm } = session.current;
      if (term === null) return;
      noteSettled();
      noteSearch({ type: 'poor_search', term, first_term: firstTerm, reason });
      session.current = fresh();
    },
    [noteSettled],
  );

  useEffect(() => {
    if (state.status !== 'found' || state.term === '') return undefined;
    const { firstTerm, term } = session.current;
    Object.assign(session.current, {
      term: state.term,
      firstTerm: term === null ? state.term : firstTerm,
      results: state.total,
    });
    const timer = setTimeout(noteSettled, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [state, noteSettled]);

  useEffect(() => {
    if (typed.trim() !== '') return undefined;
    const timer = setTimeout(() => noteLeft('input_cleared'), CLEAR_CHECK_MS);
    return () => clearTimeout(timer);
  }, [typed, noteLeft]);

  useEffect(() => watchLeaving(session, noteLeft), [noteLeft]);

  const take = useCallback(
    (option: SearchOption | null) => {
      const { term } = session.current;
      if (term === null) return;
      noteSettled();
      noteTaken(term, option);
      session.current = fresh();
    },
    [noteSettled],
  );

  return { take, closing: () => (session.current.reason = 'close_button') };
}

/** Remembers how the overlay is left, and notes it when it is gone; a tab that closes takes it along. */
function watchLeaving(session: { current: Session }, noteLeft: (reason: PoorReason) => void): () => void {
  const outside = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('form[role="search"], [role="dialog"]') === null)
      session.current.reason = 'click_outside';
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') session.current.reason = 'esc_key';
  };
  const leave = () => {
    noteLeft('tab_closed');
    sendNotes();
  };
  document.addEventListener('pointerdown', outside, true);
  document.addEventListener('focusin', outside, true);
  document.addEventListener('keydown', escape, true);
  window.addEventListener('pagehide', leave);
  return () => {
    document.removeEventListener('pointerdown', outside, true);
    document.removeEventListener('focusin', outside, true);
    document.removeEventListener('keydown', escape, true);
    window.removeEventListener('pagehide', leave);
    const { reason } = session.current;
    if (reason !== null) noteLeft(reason);
  };
}

/** Null: all results of the term. */
function noteTaken(term: string, option: SearchOption | null): void {
  if (option === null) return noteSearch({ type: 'submit', term });
  const id = Number(option.key.slice(option.key.indexOf('-') + 1));
  if (option.kind === 'category') return noteSearch({ type: 'category_click', term, category_id: id });
  if (option.kind === 'brand') return noteSearch({ type: 'brand_click', term, brand_id: id });
  rememberChosen(id, term);
  noteSearch({ type: 'product_click', term, product_id: id });
}
