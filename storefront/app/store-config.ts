/** Settings that the process hands to every request: read once by `@mayorista/config`, never from the environment here. */
export interface StoreConfig {
  /** Address by which this process reaches the platform. */
  readonly cmsUrl: string;
  /** Every origin that addresses of the platform's pictures may begin with. */
  readonly imageOrigins: readonly string[];
  /** Address by which people reach the store, without a slash at the end. */
  readonly publicUrl: string;
  /** The house's forum, elsewhere; null where there is none. */
  readonly forumUrl: string | null;
  /** Hosts that people may be led to for paying a subscription. */
  readonly paymentHosts: readonly string[];
  readonly sessionSecret: string;
  /** Cookies are marked Secure: wherever people reach the store by https, that is, in production. */
  readonly hasSecureCookies: boolean;
}
