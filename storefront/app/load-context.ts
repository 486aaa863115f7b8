import type { AppLoadContext } from '@remix-run/node';
import type { PageSources } from './api/page-sources.server';
import type { CarriedLists } from './lib/sealed';
import type { PageEncoding } from './http/compress-page.server';
import type { FreshSession } from './session/fresh-session.server';
import type { StoreConfig } from './store-config';

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
    /** Notes the answers that the page is made of; absent where nobody asks whether it would be made the same. */
    readonly sources?: PageSources;
    /** For what the page carries beside its data; absent where data alone is asked for. */
    readonly carried?: CarriedLists;
  }
}

/** The part of a loader's or action's arguments the store's own functions need. */
export interface RequestArgs {
  readonly request: Request;
  readonly context: AppLoadContext;
}
