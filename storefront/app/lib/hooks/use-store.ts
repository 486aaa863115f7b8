import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from '../../root-loader.server';

const campaigns = { at: 0, promo: null, popup: null, buttons: [] };
/** What is known before anybody is, in error pages too. */
export const anonymous = {
  person: null,
  csrf: null,
  currency: 'USD' as const,
  divisions: [],
  campaigns,
  impersonationEndsAt: null,
};

/** What every page knows: the person, the form token, the currency, the divisions. Safe inside error pages too. */
export function useStore() {
  return useRouteLoaderData<typeof loader>('root') ?? anonymous;
}
