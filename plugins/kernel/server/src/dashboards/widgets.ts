import type { Core } from '@strapi/strapi';
import type { Actor } from '../permissions/actor';
import type { Instant } from '../../../shared/dates';

/** The pages of figures, in their order. */
export const dashboards = { sales: 'Ventas', distributors: 'Distribuidores' } as const;
export type DashboardKey = keyof typeof dashboards;

/** Unit of a widget's numbers; money names its currency. */
type WidgetUnit = 'count' | 'MXN' | 'USD';

export interface WidgetRow {
  readonly key: string;
  /** Spanish name of the bar. */
  readonly label: string;
  readonly value: string | number;
}

/** A month, half open: `from` belongs to it, `to` is the beginning of the next one. */
export interface WidgetPeriod {
  readonly from: Instant;
  readonly to: Instant;
}

/** A figure of a dashboard, declared by the domain that knows it. */
export interface Widget {
  /** As calls name it: 'sale-orders-by-status'. */
  readonly id: string;
  readonly dashboard: DashboardKey;
  /** Spanish title. */
  readonly label: string;
  readonly unit: WidgetUnit;
  /** Permission code of whoever is shown it. */
  readonly needs: string;
  /** The bars of a month, among what the actor may know of. */
  find(context: {
    readonly strapi: Core.Strapi;
    readonly actor: Actor;
    readonly period: WidgetPeriod;
  }): Promise<readonly WidgetRow[]>;
}

const registries = new WeakMap<Core.Strapi, Widget[]>();

/** Adds figures to dashboards; call it from a plugin's register. Throws for an id declared twice. */
export function registerWidgets(strapi: Core.Strapi, widgets: readonly Widget[]): void {
  const registry = registries.get(strapi) ?? [];
  registries.set(strapi, registry);
  for (const widget of widgets) {
    if (registry.some(({ id }) => id === widget.id)) throw new Error(`Widget "${widget.id}" is declared twice`);
    registry.push(widget);
  }
}

export const widgetsOf = (strapi: Core.Strapi): readonly Widget[] => registries.get(strapi) ?? [];
