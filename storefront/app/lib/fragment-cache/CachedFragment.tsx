import { createContext, useContext, useMemo, type ComponentType, type Key } from 'react';
import { useI18n } from '../../i18n/I18nProvider';
import type { Currency } from '../../api/contract';
import type { Locale } from '../../i18n/locale';
import { useStore } from '../hooks/use-store';
import { seal, unseal, type Sealed } from '../sealed';

/** Where a fragment is shown: all that its HTML may depend on besides its own properties. */
export interface FragmentPlace {
  readonly locale: Locale;
  readonly isLoggedIn: boolean;
  readonly currency: Currency;
  /** Differs by person, so it is put into the cached HTML afterwards. */
  readonly formToken: string | null;
}

/** Returns a placeholder for the HTML of components; the finished page has the HTML in its place. */
export interface PageFragments {
  readonly item: <P extends object>(component: ComponentType<P>, props: Sealed<P>, place: FragmentPlace) => string;
  /** Each item in a list element of this class. */
  readonly list: <P extends object>(list: FragmentList<P>, place: FragmentPlace) => string;
}

export interface FragmentList<P extends object> {
  readonly of: ComponentType<P>;
  readonly items: Sealed<readonly P[]>;
  readonly itemClassName: string;
}

/** Provided by the server alone: without it (in a browser) components are rendered as usual. */
export const FragmentContext = createContext<PageFragments | null>(null);

function usePlace(): FragmentPlace {
  const { locale } = useI18n();
  const { person, csrf, currency } = useStore();
  return { locale, currency, isLoggedIn: person !== null, formToken: csrf };
}

interface CachedFragmentProps<P extends object> {
  /** The element that holds it. */
  readonly as?: 'li' | 'div' | 'aside' | 'footer';
  readonly className: string;
  readonly 'aria-label'?: string;
  readonly of: ComponentType<P>;
  /** Plain data: the same data is the same HTML, for whoever sees it. */
  readonly props: P;
}

/** Renders a part of a page that the server writes once for all who are shown the same in it (README beside). */
export function CachedFragment<P extends object>({
  as: Holder = 'li',
  of: Component,
  props,
  ...own
}: CachedFragmentProps<P>) {
  const fragments = useContext(FragmentContext);
  const place = usePlace();
  if (fragments === null) {
    return (
      <Holder {...own}>
        <Component {...props} />
      </Holder>
    );
  }
  return <Holder {...own} dangerouslySetInnerHTML={{ __html: fragments.item(Component, seal(props), place) }} />;
}

interface CachedListProps<P extends object> extends FragmentList<P> {
  readonly className: string;
  readonly keyOf: (props: P) => Key;
}

/** Renders a list of such parts, which the server puts into the page in one piece. */
export function CachedList<P extends object>({
  className,
  itemClassName,
  of: Component,
  items,
  keyOf,
}: CachedListProps<P>) {
  const fragments = useContext(FragmentContext);
  const place = usePlace();
  const opened = useMemo(() => (fragments === null ? unseal(items) : []), [items, fragments]);
  if (fragments === null) {
    return (
      <ul className={className}>
        {opened.map((props) => (
          <li key={keyOf(props)} className={itemClassName}>
            <Component {...props} />
          </li>
        ))}
      </ul>
    );
  }
  const html = fragments.list({ of: Component, items, itemClassName }, place);
  return <ul className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
