import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InvoiceRow } from '../invoices/invoice.store';
import type { NewLine } from '../invoices/order-lines';
import { totalsOfLines } from './fit-lines.rules';
import { piecesOf, returnLines, type Pieces } from './return-pieces.rules';
import { spreadReturned } from './spread-returned';

// All that is expected is computed here by whole numbers alone: cents, and ten-thousandths of a line's amounts.
const cents = (text: string): bigint => scaled(text, 2);
const scaled = (text: string, digits: number): bigint => {
  const [whole = '0', rest = ''] = text.split('.');
  if (/[1-9]/.test(rest.slice(digits))) throw new Error(`${text} has more than ${digits} decimals`);
  return BigInt(whole + rest.slice(0, digits).padEnd(digits, '0'));
};
const halfUp = (value: bigint, by: bigint): bigint => (2n * value + by) / (2n * by);
const text = (amount: bigint): string => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

interface Sold {
  readonly price: bigint;
  readonly quantity: number;
}

/** What an invoice of so many pieces comes to: base, and IVA of the whole of it rounded once. */
function worth(sold: readonly Sold[], pieces: readonly number[], percent: bigint): bigint {
  const base = sold.reduce((sum, { price }, at) => sum + price * BigInt(pieces[at] ?? 0), 0n);
  return base + halfUp(base * percent, 100n);
}

/** What a document says by the authority's rules: rounded sums of its lines' amounts, discounts and taxes. */
function documentTotal(lines: readonly NewLine[], percent: bigint): bigint {
  let [amounts, discounts, taxes] = [0n, 0n, 0n];
  for (const line of lines) {
    const [price, amount, discount] = [line.unit_price, line.amount, line.discount].map((each) => scaled(each, 4));
    expect(price! * BigInt(line.quantity)).toBe(amount);
    expect(discount! >= 0n && discount! <= amount!).toBe(true);
    [amounts, discounts] = [amounts + amount!, discounts + discount!];
    taxes += (amount! - discount!) * percent;
  }
  return halfUp(amounts, 100n) - halfUp(discounts, 100n) + halfUp(taxes, 10_000n);
}

const rowOf = (sold: readonly Sold[], percent: bigint) => {
  const lines = sold.map(({ price, quantity }, at) => ({
    ...{ id: at + 1, product_id: at, product_key: '46171610', sku: null, description: 'P', unit_key: 'H87' },
    ...{ quantity, unit_price: text(price), amount: text(price * BigInt(quantity)), discount: '0.00' },
    ...{ iva_rate: percent === 8n ? '0.08' : '0.16', returned_line: null },
  }));
  const total = text(
    worth(
      sold,
      sold.map(({ quantity }) => quantity),
      percent,
    ),
  );
  return { total, lines } as unknown as InvoiceRow;
};

interface Note {
  readonly lines: readonly NewLine[];
  readonly total: bigint;
  readonly isReturn: boolean;
}

/** What notes in force have taken, as it is read of the database. */
function creditedBy(invoice: InvoiceRow, notes: readonly Note[]) {
  const returns = notes.filter(({ isReturn }) => isReturn);
  const sum = (of: readonly Note[]): string => text(of.reduce((all, { total }) => all + total, 0n));
  const lines = returns.flatMap(({ lines: each }) => each) as never;
  return { pieces: spreadReturned(invoice.lines, lines), byPieces: sum(returns), all: sum(notes) };
}

const noteOf = (lines: NewLine[], percent: bigint): Note => {
  const total = documentTotal(lines, percent);
  expect(totalsOfLines(lines).total).toBe(text(total));
  return { lines, total, isReturn: true };
};

const sold = fc.array(
  fc.record({
    price: fc.oneof(fc.bigInt(1n, 5n), fc.bigInt(1n, 2_000n), fc.bigInt(1n, 9_999_999n)),
    quantity: fc.integer({ min: 1, max: 12 }),
  }),
  { minLength: 1, maxLength: 5 },
);
const percents = fc.constantFrom(16n, 8n);
const seeds = fc.infiniteStream(fc.nat());

/** Draws what comes back next: some pieces of some lines, at least one. */
function draw(left: readonly number[], next: () => number): Pieces {
  const open = left.flatMap((pieces, at) => (pieces > 0 ? [at] : []));
  const chosen = open.filter(() => next() % 2 === 0);
  const lines = chosen.length > 0 ? chosen : [open[next() % open.length] ?? 0];
  return piecesOf(lines.map((at) => ({ lineId: at + 1, quantity: 1 + (next() % (left[at] ?? 1)) })));
}

test('returns come to the whole of their invoice, each what the pieces that stay cost less; nothing is refused while a piece is left', () => {
  fc.assert(
    fc.property(sold, percents, seeds, (lines, percent, seed) => {
      const next = (): number => seed.next().value as number;
      const invoice = rowOf(lines, percent);
      const notes: Note[] = [];
      const left = lines.map(({ quantity }) => quantity);
      while (left.some((pieces) => pieces > 0)) {
        const before = worth(lines, left, percent);
        const back = draw(left, next);
        const note = noteOf(returnLines(invoice, creditedBy(invoice, notes), back), percent);
        for (const [id, pieces] of back) left[id - 1] = (left[id - 1] ?? 0) - pieces;
        expect(note.total).toBe(before - worth(lines, left, percent));
        expect(note.total > 0n).toBe(true);
        notes.push(note);
      }
      expect(text(notes.reduce((sum, { total }) => sum + total, 0n))).toBe(invoice.total);
    }),
    { numRuns: 300 },
  );
});

test('with amounts taken off and notes canceled between them, notes never come to more than the invoice, and the last takes what is left', () => {
  fc.assert(
    fc.property(sold, percents, seeds, (lines, percent, seed) => {
      const next = (): number => seed.next().value as number;
      const invoice = rowOf(lines, percent);
      const whole = cents(invoice.total);
      let notes: Note[] = [];
      const taken = (): bigint => notes.reduce((sum, { total }) => sum + total, 0n);
      const left = (): number[] => {
        const { pieces } = creditedBy(invoice, notes);
        return invoice.lines.map(({ id, quantity }) => quantity - (pieces.get(id) ?? 0));
      };
      for (let step = 0; step < 60 && left().some((pieces) => pieces > 0) && taken() < whole; step += 1) {
        const turn = next() % 6;
        const rest = whole - taken();
        if (turn === 0 && step < 30) notes = notes.filter((_note, at) => at !== next() % notes.length);
        else if (turn === 1 && rest > 1n)
          notes.push({ lines: [], isReturn: false, total: 1n + (BigInt(next()) % (rest - 1n)) });
        else {
          const note = noteOf(
            returnLines(invoice, creditedBy(invoice, notes), step < 40 ? draw(left(), next) : piecesOf(all(left()))),
            percent,
          );
          expect(note.total > 0n && note.total <= rest).toBe(true);
          notes.push(note);
        }
      }
      expect(left().every((pieces) => pieces === 0) || taken() === whole).toBe(true);
      expect(taken()).toBe(whole);
    }),
    { numRuns: 300 },
  );
});

const all = (left: readonly number[]) =>
  left.flatMap((quantity, at) => (quantity > 0 ? [{ lineId: at + 1, quantity }] : []));

test.each([
  [1_004n, 10],
  [1_002n, 10],
  [3n, 10],
])('%i cents a piece, one by one of %i, come to the invoice', (price, quantity) => {
  const invoice = rowOf([{ price, quantity }], 16n);
  const notes: Note[] = [];
  for (let piece = 0; piece < quantity; piece += 1)
    notes.push(noteOf(returnLines(invoice, creditedBy(invoice, notes), new Map([[1, 1]])), 16n));
  expect(text(notes.reduce((sum, { total }) => sum + total, 0n))).toBe(invoice.total);
});

test('pieces whose cents other notes took already take what is left, and not what they cost', () => {
  const invoice = rowOf([{ price: 5n, quantity: 3 }], 16n);
  const credited = { pieces: new Map([[1, 1]]), byPieces: '0.11', all: '0.16' };
  expect(totalsOfLines(returnLines(invoice, credited, new Map([[1, 1]]))).total).toBe('0.01');
});

test('where nothing is left the pieces are named at their price, for whoever refuses them', () => {
  const invoice = rowOf([{ price: 1_000n, quantity: 2 }], 16n);
  const credited = { pieces: new Map(), byPieces: '0.00', all: '23.20' };
  expect(totalsOfLines(returnLines(invoice, credited, new Map([[1, 1]]))).total).toBe('11.60');
});
