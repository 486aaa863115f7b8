import type { Actor } from '@mayorista/kernel';

/** The person who looks at a cart, and the language. */
export interface CartViewer {
  readonly actor: Actor;
  readonly locale: string;
}
