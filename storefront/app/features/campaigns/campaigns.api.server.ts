import type { CampaignsAnswer } from '../../api/campaign-answers';
import type { Single } from '../../api/contract';
import { ApiError } from '../../api/errors';
import type { Locale } from '../../i18n/locale';
import type { StoreScope } from '../../session/scope.server';
import { campaignsView, type CampaignsView } from './campaigns.view';

const FRESH_MS = 2_000;

interface Known {
  readonly answer: CampaignsAnswer;
  readonly at: number;
}

/** The same for everybody: kept a moment per language, and served old while the API is away. The dates are judged anew each time. */
const known = new Map<Locale, Known>();
const none: CampaignsAnswer = { promos: [], popups: [], nav_buttons: [] };

/** What is on, as whoever looks may be shown it: asked beside the person, who is needed only then. */
export async function campaignsOf(scope: StoreScope): Promise<(isLoggedIn: boolean) => CampaignsView> {
  const answer = await answerOf(scope);
  const { imageOrigins } = scope.config;
  return (isLoggedIn) => campaignsView(answer, Date.now(), { imageOrigins, isLoggedIn });
}

async function answerOf({ api, locale }: StoreScope): Promise<CampaignsAnswer> {
  const last = known.get(locale);
  if (last && Date.now() - last.at < FRESH_MS) return last.answer;
  try {
    const { data } = await api.get<Single<CampaignsAnswer>>('store-campaigns', { locale });
    known.set(locale, { answer: data, at: Date.now() });
    return data;
  } catch (error) {
    // A page without its bar is better than no page.
    if (error instanceof ApiError) return last?.answer ?? none;
    throw error;
  }
}
