import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom/server.js';
import type { ProductListAnswer } from '../app/api/contract';
import { I18nProvider } from '../app/i18n/I18nProvider';
import { translateFor } from '../app/i18n/translate.server';
import { anonymous } from '../app/lib/hooks/use-store';
import { Listing } from '../app/features/listing/components/Listing';
import { noFilter } from '../app/features/listing/filter';
import { listedCards, listingView, type ListingView } from '../app/features/listing/listing.view';
import { fragmentCache } from '../app/lib/fragment-cache/fragment-cache.server';
import { FragmentContext, type PageFragments, type FragmentPlace } from '../app/lib/fragment-cache/CachedFragment';
import { carriedIn, carrierOf, seal, sealedList, unseal, type CarriedLists, type SealedList } from '../app/lib/sealed';

const cards = 60;
const locale = 'es';

function answerOf(): ProductListAnswer {
  const data = Array.from({ length: cards }, (_none, at) => ({
    id: at + 1,
    name: `Cámara domo ${at} antivandálica de 4 MP, lente de 2.8 mm, IR 30 m, IP67, PoE`,
    brand_id: 3,
    brand_name: 'Hikvista',
    model: `DS-2CD${at}`,
    provider_model: `P-${at}`,
    category_id: 9,
    image_full_path: `/uploads/camara_${at}.svg`,
    currency: 'MXN',
    calculated_list_price: '1250.00',
    calculated_distributor_price: '982.50',
    calculated_fixed_price: null,
    percentage_change: '-21.40',
    total_inventories: 12 + at,
    inventories_by_branch: 2,
    branch_name: 'Puebla',
    can_create_sale_orders: true,
    rating: 4.5,
    reviews_count: 12,
  }));
  const named = (count: number, name: string) =>
    Array.from({ length: count }, (_none, at) => ({ id: at + 1, name: `${name} ${at}`, count: at + 1 }));
  return {
    data,
    total: 600,
    meta: {
      pagination: { page: 1, pageSize: cards, pageCount: 10, total: 600 },
      facets: {
        brands: named(20, 'Marca'),
        categories: named(15, 'Categoría'),
        stages: [],
        flowTypes: [],
        inStock: 200,
      },
      breadcrumbs: [{ id: 1, name: 'Videovigilancia' }],
    },
  } as unknown as ProductListAnswer;
}

const answer = answerOf();
const facts = listingView(answer, {
  filter: noFilter,
  path: '/categories/1',
  hasPrices: true,
  seesListPrices: true,
  imageOrigins: [],
  titles: { all: 'Todos los productos', search: '' },
});
const list = listedCards(answer.data, []);
const mark = carriedIn('carried-0');

const store = {
  ...anonymous,
  currency: 'MXN' as const,
  csrf: 'a-form-token-of-somebody',
  person: {
    id: 1,
    name: 'Ana',
    initials: 'A',
    email: 'ana@demo.test',
    currency: 'MXN',
    canBuy: true,
    seesOffers: true,
  },
  site: { origin: '', locale },
};

/** What React writes of the listing. */
function written(keep: PageFragments | null, items: string): string {
  const view: ListingView = { ...facts, cards: items };
  const element = (
    <FragmentContext.Provider value={keep}>
      <Listing view={view} />
    </FragmentContext.Provider>
  );
  const route = { id: 'root', path: '*', element };
  const context = {
    basename: '/',
    location: { pathname: '/categories/1', search: '', hash: '', state: null, key: 'bench' },
    matches: [{ route, params: {}, pathname: '/categories/1', pathnameBase: '/' }],
    loaderData: { root: store },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  return renderToString(
    <I18nProvider locale={locale} t={translateFor(locale)}>
      <StaticRouterProvider router={createStaticRouter([route], context)} context={context} hydrate={false} />
    </I18nProvider>,
  );
}

/** The cards' data behind the page, as the store carries them. */
const dataOf = (of: SealedList<unknown>): string =>
  `<script type="application/json" id="${carrierOf(mark)}">${of.text.replaceAll('<', '\\u003c')}</script>`;

const pageOf = fragmentCache();
const tokenMark = '@@token@@';

/** HTML of one component with a mark where the form token goes. */
function once(write: (page: PageFragments, place: FragmentPlace) => string, place: FragmentPlace): string {
  const page = pageOf();
  return page.whole(write(page, { ...place, formToken: tokenMark }), '').toString();
}

/** The simplest that keeps anything: each card's HTML in a map, which React puts into the page. */
function keptAsText(isListJoined: boolean): PageFragments {
  const kept = new Map<string, string>();
  const lists = new Map<string, string>();
  const get = (from: Map<string, string>, key: string, make: () => string): string => {
    const known = from.get(key) ?? make();
    from.set(key, known);
    return known;
  };
  const withToken = (html: string, { formToken }: FragmentPlace): string => html.replaceAll(tokenMark, formToken ?? '');
  const itemOf: PageFragments['item'] = (component, props, place) =>
    get(kept, props, () => once((page, marked) => page.item(component, props, marked), place));
  return {
    item: (component, props, place) => withToken(itemOf(component, props, place), place),
    list({ of, items, itemClassName }, place) {
      const join = (): string =>
        (items === mark ? list.items : sealedList(unseal(items).map(seal)).items)
          .map((item) => `<li class="${itemClassName}">${itemOf(of, item as never, place)}</li>`)
          .join('');
      return withToken(isListJoined ? get(lists, items, join) : join(), place);
    },
  };
}

const byReact = (): Buffer => Buffer.from(written(null, list.text) + dataOf(list));
const asText = (keep: PageFragments) => (): Buffer => Buffer.from(written(keep, mark) + dataOf(list));
function asItIs(): Buffer {
  const carried: CarriedLists = new Map([[mark, list]]);
  const page = pageOf(carried);
  return page.whole(written(page, mark), '');
}

const ways: Readonly<Record<string, () => Buffer>> = {
  'React writes everything': byReact,
  'each card kept as text': asText(keptAsText(false)),
  'the list kept as one text': asText(keptAsText(true)),
  'kept as bytes, put in after React': asItIs,
};

function cpuMs(work: () => unknown, times: number): number {
  const from = process.cpuUsage();
  for (let n = 0; n < times; n += 1) work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000 / times;
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Milliseconds of a processor that a page of sixty cards takes, by how it is written; the median of interleaved rounds. */
export function measure(rounds = 9, times = 30): string {
  const found = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
  const sizes = Object.entries(ways).map(([name, write]) => `${name}: ${write().length} bytes`);
  for (let round = 0; round < rounds; round += 1)
    for (const [name, write] of Object.entries(ways)) found.get(name)?.push(cpuMs(write, times));
  return [...sizes, '', ...[...found].map(([name, each]) => `${name}: ${median(each).toFixed(2)} ms`)].join('\n');
}
