import type { LineProblem } from '@mayorista/config/lists';
import { cardView, volumePrices, type CardView, type VolumePrice } from '../product-card';
import type { AskedLine } from './order-lines.server';
import type { CheckedLineAnswer } from './quick-order.api.server';

interface CheckedProduct extends CardView {
  readonly volumePrices: readonly VolumePrice[];
}

export interface CheckedLine {
  /** The numbers of its lines in the order's text. */
  readonly rows: readonly number[];
  readonly code: string;
  readonly quantity: number;
  readonly state: CheckedLineAnswer['state'] | 'wrong_quantity';
  /** Pieces nobody can order, as they were written, and why. */
  readonly wrong?: string;
  readonly problem?: LineProblem;
  /** The lines as they were written. */
  readonly text: string;
  readonly products: readonly CheckedProduct[];
}

const checkedProducts = ({ products }: CheckedLineAnswer, imageOrigins: readonly string[]): readonly CheckedProduct[] =>
  products.map((answer) => {
    const card = cardView(answer, imageOrigins);
    return { ...card, volumePrices: volumePrices(answer, card.isSubscription) };
  });

/** The written lines in their order: the answers are those of the lines that could be asked for. */
export function checkedLines(
  written: readonly AskedLine[],
  answers: readonly CheckedLineAnswer[],
  imageOrigins: readonly string[],
): CheckedLine[] {
  const rest = [...answers];
  return written.flatMap((line): CheckedLine[] => {
    if ('wrong' in line) return [{ ...line, quantity: 1, state: 'wrong_quantity', products: [] }];
    const answer = rest.shift();
    if (answer === undefined) return [];
    return [
      { ...line, quantity: answer.quantity, state: answer.state, products: checkedProducts(answer, imageOrigins) },
    ];
  });
}

/** What can be put into the cart as it stands: lines that mean a product on sale. */
export const canAdd = ({ state }: Pick<CheckedLine, 'state'>): boolean => state === 'found' || state === 'several';
