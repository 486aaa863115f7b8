/** A text that is written into Strapi's code itself, where no translation or setting reaches it. */
export interface Rewriting {
  /** End of the module's path below node_modules. */
  readonly module: string;
  /** A text of the module that stands before the place; without it, every place of `from` is rewritten. */
  readonly after?: string;
  readonly from: string;
  /** How often `from` stands in the module, 1 unless said otherwise: another number means another Strapi. */
  readonly times?: number;
  readonly to: string;
}
