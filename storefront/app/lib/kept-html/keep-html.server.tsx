import { randomUUID } from 'node:crypto';
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

/** With other letters as references, a text is kept at a byte a letter: half the room. */
function withOneByteLetters(html: string): string {
  const referred = html.replace(/[^\0-\xff]/gu, (letter) => `&#${letter.codePointAt(0)};`);
  // Joined of pieces of the other kind it would be of that kind still.
  return Buffer.from(referred, 'latin1').toString('latin1');
}

/** A piece as it is sent: bytes, between which each person's form token goes. */
type Pieces = readonly Buffer[];

const piecesOf = (html: string): Pieces => html.split(TOKEN_MARK).map((piece) => Buffer.from(piece));

interface Kept {
  readonly html: string;
  pieces?: Pieces;
}

/** What React writes in place of a kept piece. Nobody can know it: it is another in each process, and never sent. */
const secret = randomUUID();
const markOf = (index: number): string => `<!--${secret} ${index}-->`;
const marks = new RegExp(`<!--${secret} (\\d+)-->`);

/** A page that is being written: where React is given marks, the kept pieces go afterwards. */
export interface KeptPage extends KeepHtml {
  /** What React wrote with the pieces at their places, as it is sent. */
  readonly whole: (written: string) => Buffer<ArrayBuffer>;
}

/**
 * Keeps what components were written as, least recently used first out. React needs 0.7 ms for a card; a distributor's page has
 * sixty, most of which others of the same level and branch were shown before. A piece is told by its properties, its language
 * and whether somebody is logged in, and is written out of reach of anything else, so that nobody is shown what is another's.
 * A list is kept as bytes: letters that are joined, copied and written out anew for each page take longer than the rest of it.
 */
export function htmlKeeper(maxCharacters = MAX_CHARACTERS): () => KeptPage {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxCharacters,
    sizeCalculation: ({ html }, key) => html.length + key.length,
  });
  /** A list is the same for as long as its array is kept elsewhere. */
  const lists = new WeakMap<readonly unknown[], Map<string, Pieces>>();
  const components = new Map<unknown, number>();

  function numberOf(component: unknown): number {
    const known = components.get(component) ?? components.size;
    components.set(component, known);
    return known;
  }

  function itemOf<P extends object>(component: ComponentType<P>, props: Sealed<P>, place: KeptPlace): Kept {
    const key = `${numberOf(component)}|${marksOf(place)}|${props}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const written = { html: withOneByteLetters(write(createElement(component, unseal(props)), place)) };
    kept.set(key, written);
    return written;
  }

  function listOf<P extends object>({ of, items, itemClassName }: KeptItems<P>, place: KeptPlace): Pieces {
    const known = lists.get(items) ?? new Map<string, Pieces>();
    lists.set(items, known);
    const key = `${numberOf(of)}|${marksOf(place)}|${itemClassName}`;
    const html = () =>
      items.map((item) => `<li class="${itemClassName}">${itemOf(of, item, place).html}</li>`).join('');
    const pieces = known.get(key) ?? piecesOf(html());
    known.set(key, pieces);
    return pieces;
  }

  return () => {
    const placed: Buffer[][] = [];
    const put = (pieces: Pieces, { formToken }: KeptPlace): string => {
      const token = Buffer.from(escapedMarkup(formToken ?? ''));
      return markOf(placed.push(pieces.flatMap((piece, index) => (index === 0 ? piece : [token, piece]))) - 1);
    };
    return {
      item(component, props, place) {
        const item = itemOf(component, props, place);
        item.pieces ??= piecesOf(item.html);
        return put(item.pieces, place);
      },
      list: (list, place) => put(listOf(list, place), place),
      whole: (written) =>
        // Every other part is the number of a mark.
        Buffer.concat(
          written
            .split(marks)
            .flatMap((part, index) => (index % 2 === 0 ? Buffer.from(part) : (placed[Number(part)] ?? []))),
        ),
    };
  };
}

const marksOf = ({ locale, currency, isLoggedIn, formToken }: KeptPlace): string =>
  [locale, currency, isLoggedIn, formToken !== null].join('|');
