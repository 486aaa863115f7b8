import type { Translate } from '../../i18n/translate';
import { invitesToRegister } from './invitation';

/** A marketing information popup; without an action its footer is hidden. */
export interface InfoPopup {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly text: string; readonly url: string } | null;
}

export const infoConcepts = ['free_shipping', 'loyalty_programs', 'environmental_awareness'] as const;
export type InfoConcept = (typeof infoConcepts)[number];

/**
 * What is shown of a concept (storefront document, section 2, screen 10); null for an unknown one, which shows nothing.
 * Who is logged in reads the same, without the way to register.
 */
export function infoPopup(concept: string, t: Translate, isLoggedIn = false): InfoPopup | null {
  const info = wordsOf(concept, t);
  if (info === null || !isLoggedIn || !invitesToRegister(info.action?.url ?? null)) return info;
  return { ...info, action: null };
}

function wordsOf(concept: string, t: Translate): InfoPopup | null {
  switch (concept) {
    case 'free_shipping':
      return {
        title: t('campaigns.shippingTitle'),
        paragraphs: [
          t('campaigns.shippingFree'),
          t('campaigns.shippingTime'),
          t('campaigns.shippingCarrier'),
          t('campaigns.shippingPlaces'),
        ],
        action: { text: t('campaigns.shippingAction'), url: '/distributor-benefits' },
      };
    case 'loyalty_programs':
      return {
        title: t('campaigns.loyaltyTitle'),
        paragraphs: [t('campaigns.loyaltyText'), t('campaigns.loyaltyMore')],
        action: { text: t('campaigns.loyaltyAction'), url: '/distributor-registries' },
      };
    case 'environmental_awareness':
      return {
        title: t('campaigns.environmentTitle'),
        paragraphs: [t('campaigns.environmentText'), t('campaigns.environmentMore')],
        action: null,
      };
    default:
      return null;
  }
}
