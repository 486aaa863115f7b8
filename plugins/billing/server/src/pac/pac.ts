import type { CancellationReason } from '../../../shared/terms';

/** A document as it came back stamped. */
export interface StampedCfdi {
  readonly uuid: string;
  /** The whole document, with its stamp. */
  readonly xml: string;
  /** 'yyyy-mm-ddThh:mm:ss' in Mexico City. */
  readonly stampedAt: string;
}

export type StampAnswer =
  | { readonly kind: 'stamped'; readonly cfdi: StampedCfdi; readonly isRepeated: boolean }
  /** Refused for good, with the tax authority's code and text. */
  | { readonly kind: 'refused'; readonly code: string; readonly text: string }
  /** Nothing that the provider documents: the document may be stamped or not, and the same call tells. */
  | { readonly kind: 'unclear'; readonly code: string; readonly text: string };

export interface Cancellation {
  readonly uuid: string;
  readonly issuerRfc: string;
  readonly reason: CancellationReason;
  readonly substituteUuid: string | null;
}

export type CancelAnswer =
  /** The tax authority has the request; `acknowledgement` is its XML, where it came. */
  | { readonly kind: 'taken'; readonly code: string; readonly acknowledgement: string | null }
  | { readonly kind: 'refused'; readonly code: string; readonly text: string }
  /** Nothing that the provider documents, or that the authority cannot say yet: it may be cancelled or not, and its status tells. */
  | { readonly kind: 'unclear'; readonly code: string; readonly text: string };

/** Stamps that are left to an installation; null where they are not counted. */
export interface StampBalance {
  readonly left: number | null;
}

/** What the tax authority's public service is asked about a document. */
export interface StatusQuestion {
  readonly uuid: string;
  readonly issuerRfc: string;
  readonly receiverRfc: string;
  readonly total: string;
}

export interface CfdiStatus {
  readonly state: 'in_force' | 'cancelled' | 'not_found';
  /** True while a cancellation waits for its receiver. */
  readonly isInProcess: boolean;
  /** True when the receiver refused the cancellation. */
  readonly isRejected: boolean;
  /** The tax authority's own words. */
  readonly text: string;
}

/**
 * An authorised provider of certification, and the tax authority's status service. Every call may be repeated. Throws DependencyAway when
 * there is no answer: the document may have been stamped all the same, and the same call tells.
 */
export interface Pac {
  /** True for our own stand-in: what it stamps has no fiscal value. */
  readonly isDemo: boolean;
  /** Stamps a sealed document once for a reference (at most 100 characters): a second call answers the first one's stamp. */
  stamp(xml: string, reference: string): Promise<StampAnswer>;
  cancel(cancellation: Cancellation): Promise<CancelAnswer>;
  status(question: StatusQuestion): Promise<CfdiStatus>;
  balance(): Promise<StampBalance>;
}
