import type { DataOf, Named } from './answers';

/** What the platform shows on the store apart from its catalogue. Dates are UTC. */
export type CampaignsAnswer = DataOf<'GET /store-campaigns'>;
export type PromoAnswer = Named<'StorePromo'>;
export type PopupAnswer = Named<'StorePopup'>;
export type NavButtonAnswer = Named<'StoreNavButton'>;

export type LandingAnswer = DataOf<'GET /store-landings/{slug}'>;
export type BlockAnswer = Named<'LandingBlock'>;
export type RichNode = Named<'RichNode'>;
export type FormFieldAnswer = Extract<BlockAnswer, { readonly kind: 'form' }>['fields'][number];
