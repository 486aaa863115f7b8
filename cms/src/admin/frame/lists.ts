import type { ListLine } from '@mayorista/kernel/panel/areas';
import byArea from './lists.json';

type ListedArea = keyof typeof byArea;

/** A content type and what its list is called; `isLocalized` where its texts exist in several languages. */
type List = Pick<ListLine, 'uid' | 'label' | 'isLocalized'>;

const listedAreas = Object.entries(byArea) as readonly (readonly [ListedArea, readonly List[]])[];

const firstPosition = 100;
const step = 10;

/** The lists that the content manager generates, as lines of the menu: by area, most used first. */
export const lists: readonly ListLine[] = listedAreas.flatMap(([area, listed]) =>
  listed.map((list, at) => ({ ...list, area, position: firstPosition + step * at })),
);
