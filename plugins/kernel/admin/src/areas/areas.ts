import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

/** Areas of the panel's menu, in their order there. */
export const areas = [
  'Ventas',
  'Catálogo',
  'Precios',
  'Existencias',
  'Compras',
  'Cumplimiento',
  'Distribuidores',
  'Marketing',
  'Personas',
  'Atención',
  'Sistema',
] as const;

export type Area = (typeof areas)[number];

/** Permission of the panel; a line is shown to people who hold any of its permissions. */
interface Permission {
  readonly action: string;
  readonly subject: string | null;
}

/** One line of the menu. */
interface AreaLine {
  readonly area: Area;
  readonly label: string;
  /** Address below /admin, without a slash before it. */
  readonly to: string;
  readonly permissions: readonly Permission[];
  /** Order within the area, in tens: pages from 10 on, generated lists from 100 on. */
  readonly position: number;
  /** Other words that people look for it by. */
  readonly words?: readonly string[];
}

export interface PageLine extends AreaLine {
  /** Loads the page at `to` and at all addresses below it; left out where the page exists already. */
  readonly page?: () => Promise<ComponentType>;
}

/** Line of the menu for the list that the content manager generates of a content type. */
export interface ListLine {
  readonly area: Area;
  readonly uid: string;
  readonly label: string;
  readonly position: number;
  readonly words?: readonly string[];
  /** Marks a type with texts in several languages: its link names the language, or the list would be read twice. */
  readonly isLocalized?: boolean;
}

type Links = Pick<StrapiApp, 'addMenuLink'>;
type MenuLink = Parameters<StrapiApp['addMenuLink']>[0];

/** Renders nothing: the menu has no icons, but Strapi requires one for every link. */
const NoIcon = () => null;

/** Adds a page of the panel as a line of an area of the menu. People who hold none of its permissions do not see it. */
export function addPage(app: Links, { area, label, to, permissions, position, words, page }: PageLine): void {
  const link = {
    area,
    to,
    position,
    words,
    icon: NoIcon,
    intlLabel: { id: label, defaultMessage: label },
    permissions: permissions.map(({ action, subject }) => ({ action, subject })),
    ...(page === undefined ? {} : { Component: () => page().then((component) => ({ default: component })) }),
  };
  app.addMenuLink(link as MenuLink);
}

/** Adds the generated list of a content type as a line of an area of the menu. */
export function addList(app: Links, line: ListLine): void {
  addPage(app, listPage(line));
}

/** Describes the generated list of a content type as a line of the menu. */
const listPage = ({ uid, isLocalized = false, ...line }: ListLine): AreaLine => ({
  ...line,
  to: `content-manager/collection-types/${uid}${isLocalized ? '?plugins[i18n][locale]=es' : ''}`,
  permissions: [{ action: 'plugin::content-manager.explorer.read', subject: uid }],
});
