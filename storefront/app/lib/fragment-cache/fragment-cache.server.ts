import { LRUCache } from 'lru-cache';
import { createElement, type ComponentType } from 'react';
import { escapedMarkup } from '../format/escaped-markup';
import { carrierOf, seal, sealedList, unseal, type CarriedLists, type Sealed, type SealedList } from '../sealed';
import type { FragmentList, FragmentPlace, PageFragments } from './CachedFragment';
import { bytesOf, newPlaceholders, type Pieces } from './placeholders.server';
import { FORM_TOKEN, renderFragment } from './render-fragment.server';

/** A card has some 3,000 bytes: twenty thousand of them. */
const MAX_BYTES = 60_000_000;

const piecesOf = (html: string): Pieces => html.split(FORM_TOKEN).map(bytesOf);
const htmlOf = (pieces: Pieces): string => pieces.map((piece) => Buffer.from(piece).toString()).join(FORM_TOKEN);

/** A list as it was written for each place, and as pages carry its data. */
interface CachedList {
  readonly written: Map<string, Pieces>;
  readonly data: Uint8Array;
}

/** The data of a list as the rest of the element that carries it; no sign of a text ends that element. */
const cachedList = ({ text }: SealedList<unknown>): CachedList => ({
  written: new Map(),
  data: bytesOf(`${text.replaceAll('<', '\\u003c')}</script>`),
});

/** The fragments of a page that is being written. */
export interface FragmentPage extends PageFragments {
  /** Returns the page as it is sent: what React wrote with the fragments in it, the lists that it carries, and `rest`. */
  readonly whole: (written: string, rest: string) => Buffer<ArrayBuffer>;
}

type ListLook<P extends object> = Omit<FragmentList<P>, 'items'>;

/**
 * Caches what components were written as, for all who are shown the same (README beside). Returns a function that begins a page; a page
 * `carried` lists beside its data.
 */
export function fragmentCache(maxBytes = MAX_BYTES): (carried?: CarriedLists) => FragmentPage {
  const cached = new LRUCache<string, Pieces>({
    maxSize: maxBytes,
    sizeCalculation: (pieces, key) => key.length + pieces.reduce((bytes, { length }) => bytes + length, 0),
  });
  /** A list is cached for as long as the answer that it was made of. */
  const lists = new WeakMap<SealedList<unknown>, CachedList>();
  const components = new Map<unknown, number>();

  function numberOf(component: unknown): number {
    const known = components.get(component) ?? components.size;
    components.set(component, known);
    return known;
  }

  function itemOf<P extends object>(component: ComponentType<P>, props: Sealed<P>, place: FragmentPlace): Pieces {
    const key = `${numberOf(component)}|${keyOf(place)}|${props}`;
    const known = cached.get(key);
    if (known !== undefined) return known;
    const pieces = piecesOf(renderFragment(createElement(component, unseal(props)), place));
    cached.set(key, pieces);
    return pieces;
  }

  function cachedListOf(list: SealedList<unknown>): CachedList {
    const known = lists.get(list) ?? cachedList(list);
    lists.set(list, known);
    return known;
  }

  function listOf<P extends object>(
    list: SealedList<P>,
    { of, itemClassName }: ListLook<P>,
    place: FragmentPlace,
  ): Pieces {
    const { written } = cachedListOf(list);
    const key = `${numberOf(of)}|${keyOf(place)}|${itemClassName}`;
    const html = () =>
      list.items.map((item) => `<li class="${itemClassName}">${htmlOf(itemOf(of, item, place))}</li>`).join('');
    const pieces = written.get(key) ?? piecesOf(html());
    written.set(key, pieces);
    return pieces;
  }

  return (carried = new Map()) => {
    const placeholders = newPlaceholders();
    const put = (pieces: Pieces, { formToken }: FragmentPlace): string =>
      placeholders.put(pieces, escapedMarkup(formToken ?? ''));
    return {
      item: (component, props, place) => put(itemOf(component, props, place), place),
      list<P extends object>({ items, ...look }: FragmentList<P>, place: FragmentPlace) {
        const list = carried.get(items) ?? sealedList(unseal(items).map(seal));
        return put(listOf(list as SealedList<P>, look, place), place);
      },
      whole: (written, rest) =>
        Buffer.concat([
          ...placeholders.fill(written),
          ...[...carried].flatMap(([mark, list]) => [
            bytesOf(`<script type="application/json" id="${carrierOf(mark)}">`),
            cachedListOf(list).data,
          ]),
          bytesOf(rest),
        ]),
    };
  };
}

const keyOf = ({ locale, currency, isLoggedIn, formToken }: FragmentPlace): string =>
  [locale, currency, isLoggedIn, formToken !== null].join('|');
