import { shortIndexNames } from './0001-short-index-names';
import { longCopiedTexts } from './0002-long-copied-texts';
import { namesOfWhoWasActedAs } from './0003-names-of-who-was-acted-as';
import { listingsCalls } from './0004-listings-calls';
import { widerIndexOfFreePieces } from './0005-wider-index-of-free-pieces';
import { productContentCalls } from './0006-product-content-calls';
import { currencyOfReceipts } from './0007-currency-of-receipts';
import { carriersOfShipments } from './0008-carriers-of-shipments';
import { debtsOfLedgerLines } from './0009-debts-of-ledger-lines';
import type { Migration } from './migration';

export type { Migration, MigrationStage } from './migration';

/** All migrations in their order; new ones go last. */
export const migrations: readonly Migration[] = [
  shortIndexNames,
  longCopiedTexts,
  namesOfWhoWasActedAs,
  listingsCalls,
  widerIndexOfFreePieces,
  productContentCalls,
  currencyOfReceipts,
  carriersOfShipments,
  debtsOfLedgerLines,
];
