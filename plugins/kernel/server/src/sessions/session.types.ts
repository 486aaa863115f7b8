/** What a session gives its owner: a short-lived token for requests, and the one that renews both. */
export interface SessionTokens {
  readonly jwt: string;
  readonly refreshToken: string;
}

/** A session that has not ended. */
export interface LiveSession {
  readonly userId: number;
  /** All tokens renewed one after the other since one login share it. */
  readonly family: string;
  readonly isRemembered: boolean;
  /** Staff behind a session by which they act as the person. */
  readonly onBehalf: { readonly id: number; readonly name: string } | null;
}

/** Names the sessions of store accounts among Strapi's. */
export const storeOrigin = 'users-permissions';
/** Names those of panel accounts. */
export const panelOrigin = 'admin';

export const sessionUid = 'admin::session';
export const sessionTable = 'strapi_sessions';
