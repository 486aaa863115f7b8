import type { Client } from '@mayorista/kernel/testing';

interface CartWish {
  readonly productId: number;
  readonly quantity?: number;
  /** Branch of pick-up, by its code. */
  readonly branch?: string;
}

type Envelope<T> = { data: T };

/** Walks a person's cart to the confirmation stage through the API, as the store does. Returns the cart's id; throws when a step is not answered with 200. */
export async function cartReadyToPlace(who: Client, wish: CartWish, branchId: number): Promise<number> {
  const steps: [string, unknown][] = [
    ['/api/cart-details', { product_id: wish.productId, quantity: wish.quantity ?? 1 }],
    ['/api/cart-stages', { cartStage: 'shipping_method' }],
    ['/api/cart-deliveries', { type: 'branch_pickup', branch_id: branchId }],
    ['/api/cart-stages', { cartStage: 'payment_method' }],
    ['/api/cart-payments', { method: 'bank_transfer' }],
    ['/api/cart-stages', { cartStage: 'confirmation' }],
  ];
  let id = 0;
  for (const [path, body] of steps) {
    const answer = await who.post<Envelope<{ id: number }>>(path, body);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    id = answer.body.data.id;
  }
  return id;
}
