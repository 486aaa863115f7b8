import type { Actor } from '@mayorista/kernel';

/** Who looks at a cart, and in which language. */
export interface CartViewer {
  readonly actor: Actor;
  readonly locale: string;
}
