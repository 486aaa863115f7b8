/** Content types of other domains that pages of NOM compliance stand beside or link to. */
export const uids = { product: 'api::catalogue.product' } as const;
