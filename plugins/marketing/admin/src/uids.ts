export const uids = { landing: 'api::marketing.landing' } as const;
