import { Link } from '@remix-run/react';
import { X } from 'lucide-react';
import { useMemo, type RefObject } from 'react';
import { Skeleton } from '../../../components/ui/Skeleton';
import { useT } from '../../../i18n/I18nProvider';
import { useResizeEnd } from '../../../lib/hooks/use-resize-end';
import { DESKTOP } from '../desktop';
import { useOptionKeys } from '../hooks/use-option-keys';
import { useSearch } from '../hooks/use-search';
import { useSearchNotes } from '../hooks/use-search-notes';
import { ExpiredTokenDialog } from './ExpiredTokenDialog';
import { SearchResults } from './SearchResults';

const OVERLAY_DEBOUNCE_MS = 300;
const SEARCHING_LINES = 5;

interface PanelProps {
  readonly term: string;
  readonly input: RefObject<HTMLInputElement>;
  readonly onClose: () => void;
}

/** The overlay below the search box. */
export default function SearchPanel({ term, input, onClose }: PanelProps) {
  const t = useT();
  const state = useSearch(term, OVERLAY_DEBOUNCE_MS);
  const { take, closing } = useSearchNotes(term, state);
  // A window made as narrow as a phone has no overlay.
  useResizeEnd(() => {
    if (!window.matchMedia(DESKTOP).matches) onClose();
  });
  const keys = useMemo(() => state.options.map(({ key }) => key), [state.options]);
  const chosen = useOptionKeys(input, keys);
  return (
    <div className="search-panel" id="search-results" role="region" aria-label={t('search.results')}>
      <button
        type="button"
        className="btn btn-icon btn-plain absolute top-2 right-2 text-muted"
        aria-label={t('search.close')}
        onClick={() => {
          closing();
          onClose();
        }}
      >
        <X size={18} aria-hidden />
      </button>
      <div aria-live="polite">
        {state.status === 'empty' ? <Message>{t('search.empty')}</Message> : null}
        {state.status === 'searching' ? <Searching /> : null}
        {state.status === 'failed' ? <Message>{t('errors.request')}</Message> : null}
        {state.status === 'found' && state.options.length === 0 && state.term !== '' ? (
          <Message>
            <span className="mb-4 block">{t('search.nothing', { term: state.term })}</span>
            <Link to="/products" className="btn btn-primary">
              {t('search.toProducts')}
            </Link>
          </Message>
        ) : null}
      </div>
      {state.isNearest && state.options.length > 0 ? (
        <p role="status" className="border-b border-line px-5 py-2 text-sm text-muted">
          {t('search.nearest')}
        </p>
      ) : null}
      {state.options.length > 0 ? (
        <SearchResults options={state.options} chosen={chosen} term={state.term} onTake={take} />
      ) : null}
      {state.status === 'expired' ? <ExpiredTokenDialog /> : null}
    </div>
  );
}

function Searching() {
  const t = useT();
  return (
    <div className="px-12 py-8">
      <p className="sr-only">{t('search.searching')}</p>
      <Skeleton lines={SEARCHING_LINES} />
    </div>
  );
}

function Message({ children }: { readonly children: React.ReactNode }) {
  return <div className="px-12 py-10 text-center text-muted">{children}</div>;
}
