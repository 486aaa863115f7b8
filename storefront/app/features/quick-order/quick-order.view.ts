import { cardView, volumePrices, type CardView, type VolumePrice } from '../product-card';
import type { CheckedLineAnswer } from './quick-order.api.server';

export interface CheckedProduct extends CardView {
  readonly volumePrices: readonly VolumePrice[];
}

export interface CheckedLine {
  readonly code: string;
  readonly quantity: number;
  readonly state: CheckedLineAnswer['state'];
  readonly products: readonly CheckedProduct[];
}

export const checkedLines = (answers: readonly CheckedLineAnswer[], imageOrigins: readonly string[]): CheckedLine[] =>
  answers.map(({ code, quantity, state, products }) => ({
    code,
    quantity,
    state,
    products: products.map((answer) => {
      const card = cardView(answer, imageOrigins);
      return { ...card, volumePrices: volumePrices(answer, card.isSubscription) };
    }),
  }));

/** What can be put into the cart as it stands: lines that mean a product on sale. */
export const canAdd = ({ state }: Pick<CheckedLine, 'state'>): boolean => state === 'found' || state === 'several';
