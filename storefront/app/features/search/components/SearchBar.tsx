import { useLocation, useNavigate } from '@remix-run/react';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { useDisclosure } from '../../../lib/hooks/use-disclosure';
import { useHydrated } from '../../../lib/hooks/use-hydrated';
import { listingUrl, searchOf } from '../../listing';
import { DESKTOP } from '../desktop';
import { useTypedPlaceholder } from '../hooks/use-typed-placeholder';

const SearchPanel = lazy(() => import('./SearchPanel'));

const HEADER_DEBOUNCE_MS = 1_000;

/** The search box. On a desk an overlay opens below it; on a phone it only submits (storefront document, section 2). */
export function SearchBar() {
  const t = useT();
  const navigate = useNavigate();
  const location = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const { isOpen, setOpen, container } = useDisclosure<HTMLFormElement>();
  const [term, setTerm] = useState(() => searchOf(location.search));
  const [isFocused, setFocused] = useState(false);
  const isHydrated = useHydrated();
  const hints = useMemo(() => t('search.hints').split('|'), [t]);
  const typed = useTypedPlaceholder(hints, isHydrated && !isFocused && term === '');

  useEffect(() => {
    setTerm(searchOf(location.search));
    setOpen(false);
  }, [location.key, location.search, setOpen]);

  // What was typed before the script came stays: React would put its own empty text back.
  useEffect(() => {
    const box = input.current;
    if (box === null) return;
    if (box.value !== '') setTerm(box.value);
    setFocused(document.activeElement === box);
  }, []);

  // Typing alone opens the overlay only after a second; a click on the box opens it at once.
  useEffect(() => {
    if (isOpen || !isFocused || term.trim() === '' || term === searchOf(location.search)) return undefined;
    const timer = setTimeout(() => setOpen(window.matchMedia(DESKTOP).matches), HEADER_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isOpen, isFocused, term, location.search, setOpen]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    noteSubmit(term.trim());
    navigate(listingUrl({ search: term.trim() }));
  };
  const followChosen = () => {
    const chosen = document.querySelector<HTMLAnchorElement>(
      '#search-results [aria-selected="true"] a, #search-results a[aria-selected="true"]',
    );
    chosen?.click();
    return chosen !== null;
  };

  return (
    <form ref={container} role="search" action="/products" method="get" onSubmit={submit}>
      <div className="relative">
        <input
          ref={input}
          type="search"
          name="search"
          value={term}
          aria-label={t('search.label')}
          aria-controls={isOpen ? 'search-results' : undefined}
          placeholder={typed ?? t('search.placeholder')}
          autoComplete="off"
          maxLength={120}
          className="field !min-h-10 !border-white !pr-12 text-md"
          onChange={(event) => setTerm(event.target.value)}
          onClick={() => setOpen(window.matchMedia(DESKTOP).matches)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isOpen && followChosen()) event.preventDefault();
          }}
        />
        <button
          type="submit"
          className="btn btn-primary absolute top-0.5 right-0.5 !min-h-9 w-11 !p-0"
          aria-label={t('search.submit')}
        >
          <Search size={18} aria-hidden />
        </button>
      </div>
      {isOpen ? (
        <Suspense>
          <SearchPanel term={term} input={input} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </form>
  );
}

/** Noted beside the navigation; the code comes when it is needed. */
function noteSubmit(term: string): void {
  if (term !== '')
    void import('../../../lib/search-analytics').then(({ noteSearch }) => noteSearch({ type: 'submit', term }));
}
