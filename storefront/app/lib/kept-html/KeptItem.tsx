import { createContext, useContext, type ComponentType } from 'react';
import { useI18n } from '../../i18n/I18nProvider';
import type { Locale } from '../../i18n/locale';
import { useStore } from '../hooks/use-store';

/** Where a piece of HTML is shown: all that it may depend on beside its own properties. */
export interface KeptPlace {
  readonly locale: Locale;
  readonly isLoggedIn: boolean;
  /** Differs by person: put into the kept HTML afterwards. */
  readonly formToken: string | null;
}

/** The HTML of a component with these properties, from memory when it was written before. */
export type KeepHtml = <P extends object>(component: ComponentType<P>, props: P, place: KeptPlace) => string;

/** Given by the server alone: a browser builds the elements themselves. */
export const KeptHtmlContext = createContext<KeepHtml | null>(null);

interface KeptItemProps<P extends object> {
  readonly className: string;
  readonly of: ComponentType<P>;
  /** Plain data: the same data is the same HTML, for whoever sees it. */
  readonly props: P;
}

/** A list item that the server writes once for all who are shown the same in it. */
export function KeptItem<P extends object>({ className, of: Component, props }: KeptItemProps<P>) {
  const keepHtml = useContext(KeptHtmlContext);
  const { locale } = useI18n();
  const { person, csrf } = useStore();
  if (keepHtml === null) {
    return (
      <li className={className}>
        <Component {...props} />
      </li>
    );
  }
  const html = keepHtml(Component, props, { locale, isLoggedIn: person !== null, formToken: csrf });
  return <li className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
