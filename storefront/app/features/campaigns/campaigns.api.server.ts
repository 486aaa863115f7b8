import type { CampaignsAnswer } from '../../api/campaign-answers';
import { sharedAnswer } from '../../api/shared-answer.server';
import type { StoreScope } from '../../session/scope.server';
import { campaignsView, holdsUntil, type CampaignsView } from './campaigns.view';

/** The same for everybody. The dates are judged anew each time. */
const answerOf = sharedAnswer<CampaignsAnswer>('store-campaigns', { promos: [], popups: [], nav_buttons: [] });

/** What is on, as whoever looks may be shown it: asked beside the person, who is needed only then. */
export async function campaignsOf(scope: StoreScope): Promise<(isLoggedIn: boolean) => CampaignsView> {
  const answer = await answerOf(scope);
  const { imageOrigins } = scope.config;
  return (isLoggedIn) => {
    const view = campaignsView(answer, Date.now(), { imageOrigins, isLoggedIn });
    scope.sources.holdsUntil(holdsUntil(answer, view));
    return view;
  };
}
