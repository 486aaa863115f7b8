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

/** The HTML of a component with these properties, from memory when it was written before. */
export type KeepHtml = <P extends object>(component: ComponentType<P>, props: Sealed<P>, place: KeptPlace) => string;

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
export function KeptItem<P extends object>({ as: Holder = 'li', of: Component, props, ...own }: KeptItemProps<P>) {
  const keepHtml = useContext(KeptHtmlContext);
  const place = usePlace();
  if (keepHtml === null) {
    return (
      <Holder {...own}>
        <Component {...props} />
      </Holder>
    );
  }
  return <Holder {...own} dangerouslySetInnerHTML={{ __html: keepHtml(Component, seal(props), place) }} />;
}

interface KeptListProps<P extends object> {
  readonly className: string;
  readonly itemClassName: string;
  readonly of: ComponentType<P>;
  readonly items: readonly Sealed<P>[];
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
  const opened = useMemo(() => (keepHtml === null ? items.map(unseal<P>) : []), [items, keepHtml]);
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
  const html = items.map((item) => `<li class="${itemClassName}">${keepHtml(Component, item, place)}</li>`).join('');
  return <ul className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
