import { fold } from '@mayorista/config/text';
import { areas, type Area } from '@mayorista/kernel/panel/areas';

/** A link of the panel's menu that the person may use, as Strapi hands it over; ours say their area. */
export interface MenuLink {
  readonly to: string;
  readonly intlLabel: { readonly id: string; readonly defaultMessage: string };
  readonly area?: Area;
  readonly position?: number;
  readonly words?: readonly string[];
}

export interface MenuLine {
  readonly to: string;
  readonly label: string;
  /** Other words that people look for it by. */
  readonly words?: readonly string[];
}

export interface MenuArea {
  readonly area: Area;
  readonly lines: readonly MenuLine[];
}

export interface Menu {
  readonly home: MenuLine | null;
  readonly areas: readonly MenuArea[];
}

interface Place {
  readonly area: Area;
  readonly position: number;
}

/** Where Strapi's own pages stand; whatever a plugin of Strapi adds besides comes after the pages of the last area. */
const strapiPlaces: Readonly<Record<string, Place>> = {
  'plugins/upload': { area: 'Catálogo', position: 125 },
  '/settings': { area: 'Sistema', position: 1_000 },
};
const otherPlace: Place = { area: 'Sistema', position: 90 };

/** Every list of the content manager is a line of its own, so the page that held them all is none. */
const contentManager = 'content-manager';
const home = '/';
export const settings = '/settings';

/** Tells whether a person may use something of Strapi's settings; the link to them is there for everybody. */
export const mayUseSettings = (permissions: readonly { readonly action: string }[]): boolean =>
  permissions.some(({ action }) => action.startsWith('admin::') || action.includes('.settings.'));

/** Sorts links into the areas of the menu; areas without a line are left out. `say` puts Strapi's labels into Spanish. */
export function buildMenu(links: readonly MenuLink[], say: (label: MenuLink['intlLabel']) => string): Menu {
  const toLine = ({ to, intlLabel, area, words }: MenuLink): MenuLine => ({
    ...(words === undefined || words.length === 0 ? {} : { words }),
    to: to.startsWith('/') ? to : `/${to}`,
    label: area === undefined ? say(intlLabel) : intlLabel.defaultMessage,
  });
  const homeLink = links.find(({ to }) => to === home);
  const others = links.filter(({ to }) => to !== home && to !== contentManager);
  const linesOf = (area: Area) =>
    others
      .filter((link) => placeOf(link).area === area)
      .sort((one, other) => placeOf(one).position - placeOf(other).position);
  return {
    home: homeLink === undefined ? null : toLine(homeLink),
    areas: areas.map((area) => ({ area, lines: linesOf(area).map(toLine) })).filter(({ lines }) => lines.length > 0),
  };
}

const placeOf = ({ area, to, position = otherPlace.position }: MenuLink): Place =>
  area === undefined ? (strapiPlaces[to] ?? otherPlace) : { area, position };

const pathOf = (to: string): string => to.split('?')[0] ?? to;

/** Finds the line that leads to an address: the longest one of which the address is the same or lies below. */
export function findCurrentLine(menu: Menu, pathname: string): MenuLine | null {
  const isCurrent = ({ to }: MenuLine): boolean => pathname === pathOf(to) || pathname.startsWith(`${pathOf(to)}/`);
  const current = menu.areas.flatMap(({ lines }) => lines).filter(isCurrent);
  return current.sort((one, other) => pathOf(other.to).length - pathOf(one.to).length)[0] ?? null;
}

/** Narrows the menu to the lines that contain a text, whatever its accents; an area that contains it keeps all its lines. */
export function searchMenu(menu: readonly MenuArea[], text: string): readonly MenuArea[] {
  const wanted = fold(text.trim());
  if (wanted === '') return menu;
  return menu
    .map(({ area, lines }) => ({
      area,
      lines: fold(area).includes(wanted) ? lines : lines.filter(({ label }) => fold(label).includes(wanted)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** Adds up how many wait on the page of each line: a thing that waits stands on the line that its list's address belongs to. */
export function countByLine(
  menu: Menu,
  waiting: readonly { readonly to: string; readonly count: number }[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { to, count } of waiting) {
    const line = findCurrentLine(menu, pathOf(to));
    if (line !== null) counts.set(line.to, (counts.get(line.to) ?? 0) + count);
  }
  return counts;
}
