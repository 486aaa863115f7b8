import type { DataOf } from '../../api/answers';
import type { LandingAnswer } from '../../api/campaign-answers';
import type { CardAnswer, ProductListAnswer, Single } from '../../api/contract';
import { ApiError } from '../../api/errors';
import type { StoreScope } from '../../session/scope.server';
import { queryOf } from './landing.view';

export interface LandingQuestion {
  readonly slug: string;
  readonly preview: string | null;
  readonly currency: string;
  /** Anonymous visitors have no prices: what tells of them is not asked for. */
  readonly hasPrices: boolean;
}

export async function findLanding(
  { api, locale }: StoreScope,
  { slug, preview, currency, hasPrices }: LandingQuestion,
): Promise<LandingAnswer> {
  const query = { locale, preview, currency: hasPrices ? currency : null };
  return (await api.get<Single<LandingAnswer>>(`store-landings/${encodeURIComponent(slug)}`, query)).data;
}

/** The products of each carousel, by its place among the blocks. */
export async function findCarousels(
  scope: StoreScope,
  { blocks }: LandingAnswer,
  question: Pick<LandingQuestion, 'currency' | 'hasPrices'>,
): Promise<ReadonlyMap<number, readonly CardAnswer[]>> {
  const found = await Promise.all(
    blocks.map(async (block, place) => {
      if (block.kind !== 'product_carousel') return null;
      if (block.products !== undefined) return [place, block.products] as const;
      const query = queryOf(block, question.hasPrices);
      return query === null ? null : ([place, await productsOf(scope, query, question)] as const);
    }),
  );
  return new Map(found.filter((each) => each !== null));
}

async function productsOf(
  { api, locale }: StoreScope,
  query: Readonly<Record<string, string | number>>,
  { currency, hasPrices }: Pick<LandingQuestion, 'currency' | 'hasPrices'>,
): Promise<readonly CardAnswer[]> {
  try {
    const asked = { ...query, locale, currency: hasPrices ? currency : null };
    return (await api.get<ProductListAnswer>('store-products', asked)).data;
  } catch (error) {
    // A category that was taken away, a filter this person may not use: the page stands without the carousel.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401) return [];
    throw error;
  }
}

/** Sends the answers to a form; gives the landing's own words of thanks. */
export async function sendAnswers(
  { api, locale }: StoreScope,
  slug: string,
  answers: Readonly<Record<string, string>>,
): Promise<string | null> {
  const body = { landing: slug, answers };
  return (await api.post<Single<DataOf<'POST /landing-submissions'>>>(`landing-submissions?locale=${locale}`, body))
    .data.message;
}
