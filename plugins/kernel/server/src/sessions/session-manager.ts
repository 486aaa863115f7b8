import type { Core } from '@strapi/strapi';
import { storeOrigin } from './session.types';

interface RefreshToken {
  readonly token: string;
  readonly sessionId: string;
}

interface Validated {
  readonly isValid: boolean;
  readonly userId?: string;
  readonly sessionId?: string;
}

export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  /** The expiry time, in seconds since 1970. */
  readonly exp?: number;
}

/** The part used here of Strapi's session management (`strapi.sessionManager`), which publishes no types. */
interface OriginSessions {
  generateRefreshToken(userId: string, deviceId: string, options: Record<string, unknown>): Promise<RefreshToken>;
  generateAccessToken(refreshToken: string): Promise<{ token: string } | { error: string }>;
  validateRefreshToken(token: string): Promise<Validated>;
  validateAccessToken(token: string): { isValid: boolean; payload: AccessClaims | null };
}

/** Returns Strapi's session management for store accounts. */
export const sessionManagerOf = (strapi: Core.Strapi): OriginSessions =>
  (strapi as unknown as { sessionManager(origin: string): OriginSessions }).sessionManager(storeOrigin);
