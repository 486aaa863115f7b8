import type { AppLoadContext } from '@remix-run/node';
import type { CarriedLists } from './lib/kept-html/carried.server';
import type { PageEncoding } from './http/compress-page.server';
import type { FreshSession } from './session/fresh-session.server';

/** What the process hands to every request: read once by `@mayorista/config`, never from the environment here. */
export interface StoreConfig {
  /** Where this process reaches the platform. */
  readonly cmsUrl: string;
  /** Every origin that addresses of the platform's pictures may begin with. */
  readonly imageOrigins: readonly string[];
  /** Where people reach the store, without a slash at the end. */
  readonly publicUrl: string;
  /** The house's forum, elsewhere; null where there is none. */
  readonly forumUrl: string | null;
  readonly sessionSecret: string;
  /** Cookies are marked Secure: wherever people reach the store by https, that is, in production. */
  readonly hasSecureCookies: boolean;
}

declare module '@remix-run/node' {
  interface AppLoadContext {
    readonly config: StoreConfig;
    /** CSP nonce of this rendering. Pages that are cached whole are sent without it: their policy lists hashes of the scripts marked with it. */
    readonly nonce: string;
    /** Where the request comes from, past the house's own proxies; absent for pages that are the same for everybody. */
    readonly clientAddress?: string;
    /** By which the platform's log finds this request again; absent for pages that are the same for everybody. */
    readonly requestId?: string;
    /** The request's session, renewed; absent for pages that are the same for everybody. */
    readonly fresh?: FreshSession;
    /** How the reader wants a page compressed; absent for one who takes none, and for pages that are cached whole. */
    readonly encoding?: PageEncoding;
    /** For what the page carries beside its data; absent where data alone is asked for. */
    readonly carried?: CarriedLists;
  }
}

/** The part of a loader's or action's arguments the store's own functions need. */
export interface RequestArgs {
  readonly request: Request;
  readonly context: AppLoadContext;
}
