import type { FrameAnswer, Single } from '../../api/contract';
import { ApiError } from '../../api/errors';
import type { Locale } from '../../i18n/locale';
import type { StoreScope } from '../../session/scope.server';
import { divisionLinks, megaMenu, type DivisionLink, type MegaMenu } from './mega-menu.view';

const FRESH_MS = 60_000;

interface Known {
  readonly frame: FrameAnswer;
  readonly at: number;
}

/** Menu and brands are the same for everybody: kept a minute per language, and served old while the API is away. */
const known = new Map<Locale, Known>();
const empty: FrameAnswer = { divisions: [], brands: [] };

async function askFrame({ api, locale }: StoreScope): Promise<FrameAnswer> {
  const { data } = await api.get<Single<FrameAnswer>>('store-frame', { locale });
  known.set(locale, { frame: data, at: Date.now() });
  return data;
}

async function frameOf(scope: StoreScope): Promise<FrameAnswer> {
  const last = known.get(scope.locale);
  if (last && Date.now() - last.at < FRESH_MS) return last.frame;
  try {
    return await askFrame(scope);
  } catch (error) {
    // A page without menu is better than no page: the page's own data decides whether there is an error to show.
    if (error instanceof ApiError) return last?.frame ?? empty;
    throw error;
  }
}

export const divisionsOf = async (scope: StoreScope): Promise<DivisionLink[]> =>
  divisionLinks((await frameOf(scope)).divisions);

export const megaMenuOf = async (scope: StoreScope): Promise<MegaMenu> => megaMenu((await frameOf(scope)).divisions);

export const brandsOf = async (scope: StoreScope) => (await frameOf(scope)).brands;
