import type { LimitView } from './product-limit.view';

export interface OutOfLimit {
  readonly situation: 'Bajo el mínimo' | 'Sobre el máximo';
  /** Pieces to the limit that was crossed. */
  readonly difference: number;
}

/** How a warehouse's stock stands against its limit; null within it. A maximum of 0 is none. Pure. */
export function outOfLimit({
  real_stock: stock,
  minimum,
  maximum,
}: Pick<LimitView, 'real_stock' | 'minimum' | 'maximum'>): OutOfLimit | null {
  if (stock < minimum) return { situation: 'Bajo el mínimo', difference: minimum - stock };
  return maximum > 0 && stock > maximum ? { situation: 'Sobre el máximo', difference: stock - maximum } : null;
}
