/** The tokens of a session: a short-lived one for requests, and the one that renews both. */
export interface SessionTokens {
  readonly jwt: string;
  readonly refreshToken: string;
}

/** A session that has not ended. */
export interface LiveSession {
  readonly userId: number;
  /** The id shared by all tokens renewed since one login. */
  readonly family: string;
  readonly isRemembered: boolean;
  /** The staff member who acts as the person in this session. */
  readonly onBehalf: { readonly id: number; readonly name: string } | null;
}

/** The origin of store accounts' sessions in Strapi. */
export const storeOrigin = 'users-permissions';
/** The origin of panel accounts' sessions in Strapi. */
export const panelOrigin = 'admin';

export const sessionUid = 'admin::session';
export const sessionTable = 'strapi_sessions';
