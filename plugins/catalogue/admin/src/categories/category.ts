/** A category as the platform lists it. */
export interface Category {
  readonly id: number;
  readonly name: string;
  readonly abbreviation: string | null;
  readonly parent_category_id: number | null;
  readonly position: number | null;
  readonly activate_desactivate: boolean | null;
  readonly datasheet_id: number | null;
}

/** A category put below another (null: at the root), at a place among its categories, from 0. */
export interface Move {
  readonly id: number;
  readonly parentId: number | null;
  readonly index: number;
}

/** The same words as the platform's. */
export const cycleText = 'Una categoría no puede quedar dentro de sí misma ni de sus subcategorías';
