import { describe, expect, test } from 'vitest';
import { matchingValues, rankAlternatives, type Compared } from './alternative.rules';

const item = (id: number, listPrice: string, values: Record<string, string> = {}): Compared => ({
  id,
  listPrice,
  values: new Map(Object.entries(values)),
});
const product = item(1, '100.00', { resolution: '4 MP', lens: '2.8 mm' });
const order = (...others: Compared[]) => rankAlternatives(product, others).map(({ id }) => id);

describe('alternatives', () => {
  test('are near in price: from half to twice', () => {
    expect(order(item(2, '49.99'), item(3, '50'), item(4, '200'), item(5, '200.01'))).toEqual([3, 4]);
  });

  test('come first when they share more key values, then when nearer in price', () => {
    const [both, one, near, far] = [
      item(2, '190', { resolution: '4 MP', lens: '2.8 mm' }),
      item(3, '150', { lens: '2.8 mm' }),
      item(4, '101'),
      item(5, '120'),
    ];
    expect(order(far, near, one, both)).toEqual([2, 3, 4, 5]);
  });

  test('without a price are kept: nobody can say they are far', () => {
    expect(order(item(2, '0'), item(3, '150'))).toEqual([2, 3]);
  });

  test('tell in what they are the same', () => {
    expect(matchingValues(product, item(2, '1', { resolution: '4 MP', lens: '6 mm' }))).toEqual(['resolution']);
  });
});
