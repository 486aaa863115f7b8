export const uids = { landing: 'api::marketing.landing' } as const;

/** Types of which the store shows something, by the name under which the platform says whether it does. */
export const shownKinds: Readonly<Record<string, string>> = Object.fromEntries(
  ['landing', 'store-promo', 'popup', 'store-nav-promo-button-config', 'store-profile-promo-dashboard-config'].map(
    (kind) => [`api::marketing.${kind}`, kind],
  ),
);
