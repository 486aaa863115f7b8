import type { Failure } from '@mayorista/kernel/panel';
import type { ItemOf } from '@mayorista/config/answers';

/** A product to be sent. */
export type Suggestion = ItemOf<'GET /restock-suggestions'>;

/** What a person changed of the suggestions: products left out, and quantities typed over. */
export interface Choice {
  readonly leftOut: ReadonlySet<number>;
  readonly typed: ReadonlyMap<number, string>;
}

export const asSuggested: Choice = { leftOut: new Set(), typed: new Map() };
export const mostLines = 1_000;
const mostPieces = 100_000;

/** What the quantity field of a product shows. */
export const shownQuantity = (choice: Choice, row: Suggestion): string =>
  choice.typed.get(row.id) ?? String(row.suggested_quantity);

/** Pieces to send; null when what is typed is no whole number from 1 on. */
export function quantityOf(choice: Choice, row: Suggestion): number | null {
  const text = shownQuantity(choice, row).trim();
  const pieces = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return pieces >= 1 && pieces <= mostPieces ? pieces : null;
}

export const isChosen = (choice: Choice, row: Suggestion): boolean => !choice.leftOut.has(row.id);

export function withQuantity(choice: Choice, row: Suggestion, text: string): Choice {
  const typed = new Map(choice.typed);
  if (text.trim() === String(row.suggested_quantity)) typed.delete(row.id);
  else typed.set(row.id, text);
  return { ...choice, typed };
}

/** Leaves products out of the transfer, or takes them back in. */
export function withChosen(choice: Choice, rows: readonly Suggestion[], chosen: boolean): Choice {
  const leftOut = new Set(choice.leftOut);
  for (const { id } of rows) {
    if (chosen) leftOut.delete(id);
    else leftOut.add(id);
  }
  return { ...choice, leftOut };
}

export interface Plan {
  readonly lines: readonly {
    readonly product_id: number;
    readonly quantity: number;
    readonly suggested_quantity: number;
  }[];
  readonly pieces: number;
  /** Chosen products whose quantity makes no sense. */
  readonly wrong: number;
  /** Chosen products of which the source has fewer than is asked. */
  readonly short: number;
}

/** The transfer that the choice makes of the suggestions. */
export function planOf(choice: Choice, rows: readonly Suggestion[]): Plan {
  const chosen = rows.filter((row) => isChosen(choice, row));
  const lines = chosen.flatMap((row) => {
    const quantity = quantityOf(choice, row);
    return quantity === null
      ? []
      : [
          {
            product_id: row.id,
            quantity,
            suggested_quantity: row.suggested_quantity,
            isShort: quantity > row.available_source,
          },
        ];
  });
  return {
    lines: lines.map(({ isShort: _isShort, ...line }) => line),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    wrong: chosen.length - lines.length,
    short: lines.filter(({ isShort }) => isShort).length,
  };
}

/** FieldErrors stand on lines by position: told by the names of their products. */
export function namedFailure(failure: Failure, names: readonly string[]): Failure {
  const fields = Object.fromEntries(
    Object.entries(failure.fields).map(([field, text]) => {
      const at = /^(?:details|received)\.(\d+)\./.exec(field)?.[1];
      return [field, at === undefined ? text : `${names[Number(at)] ?? `Partida ${Number(at) + 1}`}: ${text}`];
    }),
  );
  return { ...failure, fields };
}
