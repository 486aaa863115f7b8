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
import { carrierOf, seal, sealedList, unseal, type CarriedLists, type Sealed, type SealedList } from '../sealed';
import type { KeepHtml, KeptItems, KeptPlace } from './KeptItem';

/** A card has some 3,000 characters: twenty thousand of them, 60 to 120 MB. */
const MAX_CHARACTERS = 60_000_000;

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

/** A list as it was written for each place, and as pages carry it. */
interface KeptList {
  readonly written: Map<string, Pieces>;
  readonly data: Buffer;
}

/** No sign of a text ends the element that holds it. */
const keptList = ({ text }: SealedList<unknown>): KeptList => ({
  written: new Map(),
  data: Buffer.from(`${text.replaceAll('<', '\\u003c')}</script>`),
});

/** What React writes in place of a kept piece. Nobody can know it: it is another in each process, and never sent. */
const secret = randomUUID();
const markBegins = `<!--${secret} `;
const MARK_ENDS = '-->';
const markOf = (index: number): string => `${markBegins}${index}${MARK_ENDS}`;

/** A page that is being written: where React is given marks, the kept pieces go afterwards. */
export interface KeptPage extends KeepHtml {
  /** What React wrote with the pieces at their places, what the page carries beside its data, and the rest, as it is sent. */
  readonly whole: (written: string, rest: string) => Buffer<ArrayBuffer>;
}

/**
 * Keeps what components were written as, least recently used first out. React needs 0.7 ms for a card; a distributor's page has
 * sixty, most of which others of the same level and branch were shown before. A piece is told by its properties, its language
 * and whether somebody is logged in, and is written out of reach of anything else, so that nobody is shown what is another's.
 * A list is kept as bytes: letters that are joined, copied and written out anew for each page take longer than the rest of it.
 */
export function fragmentCache(maxCharacters = MAX_CHARACTERS): (carried?: CarriedLists) => KeptPage {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxCharacters,
    sizeCalculation: ({ html }, key) => html.length + key.length,
  });
  /** A list is kept for as long as it is kept elsewhere. */
  const lists = new WeakMap<SealedList<unknown>, KeptList>();
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

  function keptListOf(list: SealedList<unknown>): KeptList {
    const known = lists.get(list) ?? keptList(list);
    lists.set(list, known);
    return known;
  }

  function listOf<P extends object>(list: SealedList<P>, { of, itemClassName }: ListLook<P>, place: KeptPlace): Pieces {
    const { written } = keptListOf(list);
    const key = `${numberOf(of)}|${marksOf(place)}|${itemClassName}`;
    const html = () =>
      list.items.map((item) => `<li class="${itemClassName}">${itemOf(of, item, place).html}</li>`).join('');
    const pieces = written.get(key) ?? piecesOf(html());
    written.set(key, pieces);
    return pieces;
  }

  return (carried = new Map()) => {
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
      list<P extends object>({ items, ...look }: KeptItems<P>, place: KeptPlace) {
        const list = carried.get(items) ?? sealedList(unseal(items).map(seal));
        return put(listOf(list as SealedList<P>, look, place), place);
      },
      whole: (written, rest) =>
        Buffer.concat([
          ...withPieces(written, placed),
          ...[...carried].flatMap(([mark, list]) => [
            Buffer.from(`<script type="application/json" id="${carrierOf(mark)}">`),
            keptListOf(list).data,
          ]),
          Buffer.from(rest),
        ]),
    };
  };
}

type ListLook<P extends object> = Omit<KeptItems<P>, 'items'>;

/** The texts between the marks as bytes, and the pieces in place of them. */
function withPieces(written: string, placed: readonly Buffer[][]): Buffer[] {
  const [first = '', ...rest] = written.split(markBegins);
  return [
    Buffer.from(first),
    ...rest.flatMap((text) => {
      const end = text.indexOf(MARK_ENDS);
      return [...(placed[Number(text.slice(0, end))] ?? []), Buffer.from(text.slice(end + MARK_ENDS.length))];
    }),
  ];
}

const marksOf = ({ locale, currency, isLoggedIn, formToken }: KeptPlace): string =>
  [locale, currency, isLoggedIn, formToken !== null].join('|');
