import { LRUCache } from 'lru-cache';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom/server.js';
import { I18nProvider } from '../../i18n/I18nProvider';
import { translateFor } from '../../i18n/translate.server';
import type { PersonView } from '../../session/person.view';
import { escapedMarkup } from '../format/escaped-markup';
import { anonymous, type useStore } from '../hooks/use-store';
import { unseal, type Sealed } from '../sealed';
import type { KeepHtml, KeptItems, KeptPlace } from './KeptItem';

/** A card has some 3,000 characters: 40 MB at most. */
const MAX_CHARACTERS = 20_000_000;

/** Stands in kept HTML where each person's form token goes; no text of the store or of a product holds it. */
const TOKEN_MARK = '\u0001form-token\u0001';

/** Kept pieces are written for anybody who is logged in: nothing of a person is within their reach. */
const anybody: PersonView = {
  id: 0,
  name: '',
  initials: '',
  email: '',
  company: null,
  branchId: null,
  branch: null,
  salesman: null,
  currency: 'USD',
  canBuy: false,
  seesOffers: false,
};

/** The page around a kept piece, as the piece may know it. */
function storeOf({ locale, currency, isLoggedIn, formToken }: KeptPlace): ReturnType<typeof useStore> {
  return {
    ...anonymous,
    currency,
    person: isLoggedIn ? anybody : null,
    csrf: formToken === null ? null : TOKEN_MARK,
    site: { origin: '', locale },
  };
}

function write(element: ReactElement, place: KeptPlace): string {
  const route = { id: 'root', path: '*', element };
  const context = {
    basename: '/',
    location: { pathname: '/', search: '', hash: '', state: null, key: 'kept' },
    matches: [{ route, params: {}, pathname: '/', pathnameBase: '/' }],
    loaderData: { root: storeOf(place) },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  return renderToString(
    <I18nProvider locale={place.locale} t={translateFor(place.locale)}>
      <StaticRouterProvider router={createStaticRouter([route], context)} context={context} hydrate={false} />
    </I18nProvider>,
  );
}

/** With other letters as references, a text is kept, copied and sent a byte a letter: half the room, a quarter of the time. */
function withOneByteLetters(html: string): string {
  const referred = html.replace(/[^\0-\xff]/gu, (letter) => `&#${letter.codePointAt(0)};`);
  // Joined of pieces of the other kind it would be of that kind still.
  return Buffer.from(referred, 'latin1').toString('latin1');
}

/**
 * Keeps what components were written as, least recently used first out. React needs 0.7 ms for a card; a distributor's page has
 * sixty, most of which others of the same level and branch were shown before. A piece is told by its properties, its language
 * and whether somebody is logged in, and is written out of reach of anything else, so that nobody is shown what is another's.
 */
export function htmlKeeper(maxCharacters = MAX_CHARACTERS): KeepHtml {
  const kept = new LRUCache<string, string>({
    maxSize: maxCharacters,
    sizeCalculation: (html, key) => html.length + key.length,
  });
  const components = new Map<unknown, number>();

  function numberOf(component: unknown): number {
    const known = components.get(component) ?? components.size;
    components.set(component, known);
    return known;
  }

  /** With marks where each person's form token goes. */
  function written<P extends object>(component: ComponentType<P>, props: Sealed<P>, place: KeptPlace): string {
    const key = `${numberOf(component)}|${marksOf(place)}|${props}`;
    let html = kept.get(key);
    if (html === undefined) {
      html = withOneByteLetters(write(createElement(component, unseal(props)), place));
      kept.set(key, html);
    }
    return html;
  }

  /** A list is the same for as long as its array is kept elsewhere: its pieces, between which the form token goes. */
  const lists = new WeakMap<readonly unknown[], Map<string, string[]>>();

  function piecesOf<P extends object>({ of, items, itemClassName }: KeptItems<P>, place: KeptPlace): string[] {
    const known = lists.get(items) ?? new Map<string, string[]>();
    lists.set(items, known);
    const key = `${numberOf(of)}|${marksOf(place)}|${itemClassName}`;
    let pieces = known.get(key);
    if (pieces === undefined) {
      const html = items.map((item) => `<li class="${itemClassName}">${written(of, item, place)}</li>`).join('');
      pieces = html.split(TOKEN_MARK);
      known.set(key, pieces);
    }
    return pieces;
  }

  return {
    item: (component, props, place) => written(component, props, place).replaceAll(TOKEN_MARK, () => tokenOf(place)),
    list: (list, place) => piecesOf(list, place).join(tokenOf(place)),
  };
}

const marksOf = ({ locale, currency, isLoggedIn, formToken }: KeptPlace): string =>
  [locale, currency, isLoggedIn, formToken !== null].join('|');

const tokenOf = ({ formToken }: KeptPlace): string => escapedMarkup(formToken ?? '');
