import { Link } from '@remix-run/react';
import { Pieces } from '../../../components/ui/Pieces';
import { ProductImage } from '../../../components/ui/ProductImage';
import { useT } from '../../../i18n/I18nProvider';
import { imageUrl } from '../../../lib/format/image-url';
import { listingUrl } from '../../listing';
import { useOpening } from '../hooks/use-opening';
import { markedParts, type SearchOption } from '../search.view';

interface ResultsProps {
  readonly options: readonly SearchOption[];
  readonly chosen: string | null;
  readonly term: string;
  /** What is about to be opened; null for all results. */
  readonly onTake: (option: SearchOption | null) => void;
}

/** Categories and brands on the left, products on the right. */
export function SearchResults({ options, chosen, term, onTake }: ResultsProps) {
  const t = useT();
  const { opening, open } = useOpening();
  const of = (kind: SearchOption['kind']) => options.filter((option) => option.kind === kind);
  const group = { chosen, opening, onTake, onOpen: open };
  return (
    <>
      <div className="grid grid-cols-[260px_minmax(0,1fr)]" role="listbox" aria-label={t('search.results')}>
        <div className="border-r border-line p-3">
          <OptionGroup title={t('search.categories')} options={of('category')} {...group} />
          <OptionGroup title={t('search.brands')} options={of('brand')} {...group} />
        </div>
        <div className="p-3 pr-10">
          <OptionGroup title={t('search.products')} options={of('product')} {...group} hasImages />
        </div>
      </div>
      <p className="sticky bottom-0 border-t border-line bg-surface p-2 text-center">
        <Link to={listingUrl({ search: term })} className="btn btn-plain" onClick={() => onTake(null)}>
          {t('search.all', { term })}
        </Link>
      </p>
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly options: readonly SearchOption[];
  readonly chosen: string | null;
  readonly opening: string | null;
  readonly onTake: (option: SearchOption) => void;
  readonly onOpen: ReturnType<typeof useOpening>['open'];
  readonly hasImages?: boolean;
}

function OptionGroup({ title, options, chosen, opening, onTake, onOpen, hasImages = false }: GroupProps) {
  if (options.length === 0) return null;
  return (
    <div role="group" aria-label={title} className="mb-3">
      <p className="px-2 pb-1 text-xs font-semibold text-muted" aria-hidden>
        {title}
      </p>
      <div className={hasImages ? 'grid grid-cols-2 gap-1' : undefined}>
        {options.map((option) => {
          const { key, name, detail, url, imagePath, pieces } = option;
          return (
            <Link
              key={key}
              id={key}
              to={url}
              role="option"
              aria-selected={key === chosen}
              tabIndex={0}
              className="search-option menu-item flex items-center gap-3"
              aria-busy={key === opening}
              onClick={(event) => {
                onTake(option);
                onOpen(event, key, url);
              }}
            >
              {hasImages ? (
                <span className="block size-11 flex-none [&>*]:size-11 [&>*]:object-contain">
                  <ProductImage url={imageUrl(imagePath, [])} alt="" look="thumb" />
                </span>
              ) : null}
              <span className="min-w-0">
                <span className={hasImages ? 'line-clamp-2 text-sm leading-tight' : 'block text-sm'}>
                  <Marked text={name} />
                </span>
                {detail === null ? null : (
                  <span className="block truncate text-xs text-muted">
                    <Marked text={detail} />
                  </span>
                )}
                {pieces === null ? null : <Pieces count={pieces} />}
              </span>
            </Link>
          );
        })}
      </div>
    </div>
  );
}

/** A text with what was searched in it standing out. */
function Marked({ text }: { readonly text: string }) {
  return markedParts(text).map(({ text: part, isMatch }, place) =>
    isMatch ? (
      <mark key={place} className="search-match">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
