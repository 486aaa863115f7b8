import type { RouteRequest } from '../routes/route.types';
import type { Tx } from '../transactions/in-transaction';

/** A message that was written, as its conversation's owner is told of it. */
export interface WrittenMessage {
  readonly id: number;
  readonly recordId: number;
  readonly isFromHouse: boolean;
}

/** Describes the conversation of one kind of record between its buyer's company and the house. */
export interface ConversationTerms {
  /** The record's type, as files and calls name it: 'sale-order'. */
  readonly type: string;
  /** Other names that calls may give the type. */
  readonly aliases?: readonly string[];
  /** The record's type in histories: 'sale-orders'. */
  readonly auditedAs: string;
  /** Path and noun of the calls: 'sale-order-comments'. */
  readonly noun: string;
  /** With its article, as titles of calls say it: 'un pedido'. */
  readonly label: string;
  /** Name of the message in the API's document: 'SaleOrderComment'. */
  readonly schema: string;
  readonly needs: { readonly read: string; readonly write: string };
  readonly tables: { readonly message: string; readonly file: string };
  /** The column that names the record, and the files' one that names the message. */
  readonly columns: { readonly record: string; readonly message: string };
  /** Returns the record within the caller's reach. Throws NotFoundError. */
  readonly find: (
    request: Pick<RouteRequest, 'strapi' | 'actor'>,
    id: string,
  ) => Promise<{ readonly id: number; readonly companyId: number | null }>;
  /** Follows a new message in its transaction: events, marks. */
  readonly written?: (tx: Tx, message: WrittenMessage) => Promise<void>;
}
