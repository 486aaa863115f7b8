/** What every part of a product's content is given. */
export interface PartProps {
  readonly productId: number;
  readonly mayWrite: boolean;
}
