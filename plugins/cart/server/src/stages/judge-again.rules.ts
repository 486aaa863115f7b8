import { decimal } from '@mayorista/kernel/shared';

/** A line as its buyer was shown it. */
export interface SeenLine {
  readonly quantity: number;
  readonly unit_price: string;
  /** Pieces that could be had; null where there is no stock to run short of. */
  readonly available: number | null;
  readonly promised_on: string | null;
  readonly is_valid: boolean;
}

/** A cart as its buyer was shown it: its lines by id, and what the delivery cost. */
export interface Seen {
  readonly lines: Readonly<Record<string, SeenLine>>;
  readonly shipping_cost: string;
}

/** One thing that is another than its buyer was shown. */
export interface Change {
  /** Null for what concerns the whole cart. */
  readonly detail_id: number | null;
  readonly field: 'unit_price' | 'available' | 'promised_on' | 'is_valid' | 'shipping_cost';
  readonly before: string | number | boolean | null;
  readonly after: string | number | boolean | null;
  /** Spanish. */
  readonly text: string;
}

interface Shown {
  readonly shipping_cost: string;
  readonly cart_details: readonly (SeenLine & { readonly id: number; readonly product: unknown })[];
}

/** What is worth comparing later of a cart that is being shown. */
export const seenOf = ({ cart_details: lines, shipping_cost }: Shown): Seen => ({
  shipping_cost,
  lines: Object.fromEntries(
    lines.map(({ id, quantity, unit_price, available, promised_on, is_valid }) => [
      String(id),
      { quantity, unit_price, available, promised_on, is_valid },
    ]),
  ),
});

/**
 * What changed since the buyer was last shown the cart, line by line: prices, stock that no longer suffices (or does again), promised
 * days, products that are not sold any more, and what the delivery costs. What the buyer changed (pieces, new lines) is no news.
 */
export function changesSince(before: Seen | null, now: Shown): Change[] {
  if (before === null) return [];
  return now.cart_details.flatMap((line) => {
    const seen = before.lines[String(line.id)];
    return seen === undefined || seen.quantity !== line.quantity ? [] : lineChanges(seen, line);
  });
}

/** The cost of a delivery that stayed the same changed all the same: its rate did, or the merchandise. */
export const shippingChange = (before: Seen | null, { shipping_cost: after }: Shown): Change[] =>
  before === null || decimal(before.shipping_cost).equals(after)
    ? []
    : [
        {
          detail_id: null,
          field: 'shipping_cost',
          before: before.shipping_cost,
          after,
          text: `El costo de envío cambió de $${before.shipping_cost} a $${after}`,
        },
      ];

function lineChanges(seen: SeenLine, line: SeenLine & { readonly id: number; readonly product: unknown }): Change[] {
  const name = nameOf(line.product);
  const changed = (field: Change['field'], before: Change['before'], after: Change['after'], text: string): Change => ({
    detail_id: line.id,
    field,
    before,
    after,
    text: `${name}: ${text}`,
  });
  if (seen.is_valid && !line.is_valid) return [changed('is_valid', true, false, 'ya no está disponible')];
  return [
    ...(decimal(seen.unit_price).equals(line.unit_price)
      ? []
      : [
          changed(
            'unit_price',
            seen.unit_price,
            line.unit_price,
            `el precio cambió de $${seen.unit_price} a $${line.unit_price}`,
          ),
        ]),
    ...(isShort(seen) === isShort(line)
      ? []
      : [
          changed(
            'available',
            seen.available,
            line.available,
            isShort(line) ? `quedan ${String(line.available)} de ${line.quantity} piezas` : 'hay existencias de nuevo',
          ),
        ]),
    ...(seen.promised_on === line.promised_on
      ? []
      : [
          changed(
            'promised_on',
            seen.promised_on,
            line.promised_on,
            line.promised_on === null
              ? 'la fecha de entrega está por confirmar'
              : `la fecha de entrega es el ${line.promised_on}`,
          ),
        ]),
  ];
}

const isShort = ({ available, quantity }: SeenLine): boolean => available !== null && available < quantity;

const nameOf = (product: unknown): string => {
  const { model, name } = (product ?? {}) as { readonly model?: string | null; readonly name?: string | null };
  return model ?? name ?? 'Producto';
};
