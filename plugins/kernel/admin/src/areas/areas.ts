import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

/** The areas of the panel's menu, in the order in which they stand there. */
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

/** A permission of the panel; one of several is enough to see a line. */
interface Permission {
  readonly action: string;
  readonly subject: string | null;
}

/** One line of the menu. */
export interface AreaLine {
  readonly area: Area;
  readonly label: string;
  /** Address below /admin, without a slash before it. */
  readonly to: string;
  readonly permissions: readonly Permission[];
  /** Lines of an area stand in this order: pages from 10 on, generated lists from 100 on, in tens. */
  readonly position: number;
}

export interface PageLine extends AreaLine {
  /** Loads the page at `to` and at all addresses below it; a line without it leads to a page that is there already. */
  readonly page?: () => Promise<ComponentType>;
}

/** The list and the form that the content manager generates of a content type. */
export interface ListLine {
  readonly area: Area;
  readonly uid: string;
  readonly label: string;
  readonly position: number;
  /** Texts of the type exist in several languages: its link names the language, or the list would be read twice. */
  readonly isLocalized?: boolean;
}

type Links = Pick<StrapiApp, 'addMenuLink'>;
type MenuLink = Parameters<StrapiApp['addMenuLink']>[0];

/** The menu is in words; Strapi asks for an icon of every link. */
const NoIcon = () => null;

/** Adds a page of the panel as a line of an area of the menu. Whoever holds none of the permissions does not see it. */
export function addPage(app: Links, { area, label, to, permissions, position, page }: PageLine): void {
  const link = {
    area,
    to,
    position,
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
export const listPage = ({ uid, isLocalized = false, ...line }: ListLine): AreaLine => ({
  ...line,
  to: `content-manager/collection-types/${uid}${isLocalized ? '?plugins[i18n][locale]=es' : ''}`,
  permissions: [{ action: 'plugin::content-manager.explorer.read', subject: uid }],
});
