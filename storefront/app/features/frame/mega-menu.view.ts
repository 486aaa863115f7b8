import type { CategoryNode, Division } from '../../api/contract';

export interface DivisionLink {
  readonly id: number;
  readonly name: string;
}

export interface MenuGroup {
  readonly id: number;
  readonly name: string;
  readonly children: readonly DivisionLink[];
}

/** The groups of each division, by its id. */
export type MegaMenu = Readonly<Record<number, readonly MenuGroup[]>>;

export type MenuLayout = 'small' | 'medium' | 'large';

const LARGE_FROM = 15;
const MEDIUM_FROM = 8;
const CORRECTED_PAST_INDEX = 6;

const link = ({ id, name }: CategoryNode): DivisionLink => ({ id, name });

/** The divisions of the bar, without their children: those come when a panel opens. */
export const divisionLinks = (divisions: readonly Division[]): DivisionLink[] => divisions.map(link);

const groupOf = ({ id, name, all_children = [] }: CategoryNode): MenuGroup => ({
  id,
  name,
  children: all_children.map(link),
});

export function megaMenu(divisions: readonly Division[]): MegaMenu {
  return Object.fromEntries(divisions.map(({ id, all_children = [] }) => [id, all_children.map(groupOf)]));
}

/** Sub-items of a division: its groups and what is in them. */
export function subItemCount(groups: readonly MenuGroup[]): number {
  return groups.reduce((count, { children }) => count + 1 + children.length, 0);
}

/** Fewer than 15 sub-items: the small or medium layout; 15 or more: the large one (storefront document, section 9). */
export function menuLayout(groups: readonly MenuGroup[]): MenuLayout {
  const count = subItemCount(groups);
  if (count >= LARGE_FROM) return 'large';
  return count >= MEDIUM_FROM ? 'medium' : 'small';
}

/** Panels of items past index 6 open towards the left, or they would leave the screen. */
export const isMenuCorrected = (index: number): boolean => index > CORRECTED_PAST_INDEX;
