import { cardView, volumePrices, type CardView, type VolumePrice } from '../product-card';
import type { WrittenLine } from './order-text';
import type { CheckedLineAnswer } from './quick-order.api.server';

interface CheckedProduct extends CardView {
  readonly volumePrices: readonly VolumePrice[];
}

export interface CheckedLine {
  readonly code: string;
  readonly quantity: number;
  readonly state: CheckedLineAnswer['state'] | 'wrong_quantity';
  /** Pieces nobody can order, as they were written. */
  readonly wrong?: string;
  readonly products: readonly CheckedProduct[];
}

const checkedLine = (
  { code, quantity, state, products }: CheckedLineAnswer,
  imageOrigins: readonly string[],
): CheckedLine => ({
  code,
  quantity,
  state,
  products: products.map((answer) => {
    const card = cardView(answer, imageOrigins);
    return { ...card, volumePrices: volumePrices(answer, card.isSubscription) };
  }),
});

/** The written lines in their order: the answers are those of the lines that could be asked for. */
export function checkedLines(
  written: readonly WrittenLine[],
  answers: readonly CheckedLineAnswer[],
  imageOrigins: readonly string[],
): CheckedLine[] {
  const rest = [...answers];
  return written.flatMap((line): CheckedLine[] => {
    if ('wrong' in line) return [{ ...line, quantity: 1, state: 'wrong_quantity', products: [] }];
    const answer = rest.shift();
    return answer === undefined ? [] : [checkedLine(answer, imageOrigins)];
  });
}

/** What can be put into the cart as it stands: lines that mean a product on sale. */
export const canAdd = ({ state }: Pick<CheckedLine, 'state'>): boolean => state === 'found' || state === 'several';
