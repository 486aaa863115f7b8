const REGISTRY = '/distributor-registries';

/** Whether a link of marketing invites to become a distributor: of no use to who is one. */
export const invitesToRegister = (url: string | null): boolean =>
  url !== null &&
  (url === REGISTRY || [`${REGISTRY}?`, `${REGISTRY}#`, `${REGISTRY}/`].some((start) => url.startsWith(start)));
