import type { ItemOf } from '@mayorista/config/answers';

/** A category, as its tree shows it. */
export type Category = Pick<
  ItemOf<'GET /categories'>,
  'id' | 'name' | 'abbreviation' | 'parent_category_id' | 'position' | 'activate_desactivate' | 'datasheet_id'
>;

/** A category put below another (null: at the root), at a place among its categories, from 0. */
export interface Move {
  readonly id: number;
  readonly parentId: number | null;
  readonly index: number;
}

/** The same words as the platform's. */
export const cycleText = 'Una categoría no puede quedar dentro de sí misma ni de sus subcategorías';
