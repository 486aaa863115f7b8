import { DependencyAway, memoryNow, type Core } from '@mayorista/kernel';
import { env, FEW_STAMPS } from '@mayorista/config';
import { getPac } from '../issuer';

/** How long the provider's count is believed: not each call of the checklist asks it. */
const freshMs = 10 * 60_000;
let known: { readonly at: number; readonly left: Promise<number | null> } | null = null;

/** Counts the stamps that are left, at most ten minutes old; null where they are not counted or the provider does not say. */
export function stampsLeft(strapi: Core.Strapi): Promise<number | null> {
  if (env().invoicing.pac === null) return Promise.resolve(null);
  if (known === null || memoryNow() - known.at > freshMs) known = { at: memoryNow(), left: ask(strapi) };
  return known.left;
}

const ask = (strapi: Core.Strapi): Promise<number | null> =>
  getPac(strapi)
    .balance()
    .then(({ left }) => left)
    .catch((error: unknown) => {
      // That the provider is away is told where documents wait for it.
      if (error instanceof DependencyAway) return null;
      throw error;
    });

/** Tells whether there are stamps enough for some days. */
export const hasStamps = async (strapi: Core.Strapi): Promise<boolean> => {
  const left = await stampsLeft(strapi);
  return left === null || left >= FEW_STAMPS;
};
