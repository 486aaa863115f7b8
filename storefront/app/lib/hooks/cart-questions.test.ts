import { expect, test, vi } from 'vitest';
import { askAboutCart, onCartQuestion, type CartQuestion } from './cart-questions';

const about = (productId: number): CartQuestion => ({
  kind: 'alternatives',
  productId,
  name: 'Cámara',
  shortage: null,
});

test('what is asked before anybody listens is asked once somebody does, the last of it, once', () => {
  askAboutCart(about(1));
  askAboutCart(about(2));
  const heard = vi.fn();
  const stop = onCartQuestion(heard);
  expect(heard.mock.calls).toEqual([[about(2)]]);
  askAboutCart(about(3));
  expect(heard.mock.calls).toEqual([[about(2)], [about(3)]]);
  stop();
  const later = vi.fn();
  onCartQuestion(later)();
  expect(later).not.toHaveBeenCalled();
});
