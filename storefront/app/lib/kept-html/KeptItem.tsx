import { createContext, useContext, useMemo, type ComponentType, type Key } from 'react';
import { useI18n } from '../../i18n/I18nProvider';
import type { Currency } from '../../api/contract';
import type { Locale } from '../../i18n/locale';
import { useStore } from '../hooks/use-store';
import { seal, unseal, type Sealed } from '../sealed';

/** Where a piece of HTML is shown: all that it may depend on beside its own properties. */
export interface KeptPlace {
  readonly locale: Locale;
  readonly isLoggedIn: boolean;
  readonly currency: Currency;
  /** Differs by person: put into the kept HTML afterwards. */
  readonly formToken: string | null;
}

/** HTML of components, from memory when it was written before: answers what stands for it until the page is whole. */
export interface KeepHtml {
  readonly item: <P extends object>(component: ComponentType<P>, props: Sealed<P>, place: KeptPlace) => string;
  /** Each in a list element of this class. */
  readonly list: <P extends object>(list: KeptItems<P>, place: KeptPlace) => string;
}

export interface KeptItems<P extends object> {
  readonly of: ComponentType<P>;
  readonly items: Sealed<readonly P[]>;
  readonly itemClassName: string;
}

/** Given by the server alone: a browser builds the elements themselves. */
export const KeptHtmlContext = createContext<KeepHtml | null>(null);

function usePlace(): KeptPlace {
  const { locale } = useI18n();
  const { person, csrf, currency } = useStore();
  return { locale, currency, isLoggedIn: person !== null, formToken: csrf };
}

interface KeptItemProps<P extends object> {
  /** The element that holds it. */
  readonly as?: 'li' | 'div' | 'aside' | 'footer';
  readonly className: string;
  readonly 'aria-label'?: string;
  readonly of: ComponentType<P>;
  /** Plain data: the same data is the same HTML, for whoever sees it. */
  readonly props: P;
}

/** A part of a page that the server writes once for all who are shown the same in it. */
export function CachedFragment<P extends object>({
  as: Holder = 'li',
  of: Component,
  props,
  ...own
}: KeptItemProps<P>) {
  const keepHtml = useContext(KeptHtmlContext);
  const place = usePlace();
  if (keepHtml === null) {
    return (
      <Holder {...own}>
        <Component {...props} />
      </Holder>
    );
  }
  return <Holder {...own} dangerouslySetInnerHTML={{ __html: keepHtml.item(Component, seal(props), place) }} />;
}

interface KeptListProps<P extends object> extends KeptItems<P> {
  readonly className: string;
  readonly keyOf: (props: P) => Key;
}

/** A list of such items that the server puts into the page in one piece. */
export function KeptList<P extends object>({
  className,
  itemClassName,
  of: Component,
  items,
  keyOf,
}: KeptListProps<P>) {
  const keepHtml = useContext(KeptHtmlContext);
  const place = usePlace();
  const opened = useMemo(() => (keepHtml === null ? unseal(items) : []), [items, keepHtml]);
  if (keepHtml === null) {
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
  const html = keepHtml.list({ of: Component, items, itemClassName }, place);
  return <ul className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
