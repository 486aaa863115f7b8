import type { Core } from '@strapi/strapi';
import type { ZodType, z } from 'zod';
import type { Actor } from '../permissions/actor';

export type ExportFormat = 'csv' | 'xlsx';
export type CellValue = string | number | boolean | Date | null | undefined;

export interface ExportColumn<Row> {
  /** Heading, in Spanish. */
  readonly title: string;
  /** number: a number, or a decimal in text ("1234.50"), that is written as a number; text: anything else. */
  readonly type?: 'text' | 'number';
  readonly value: (row: Row) => CellValue;
}

export interface ExportRequest<Query> {
  readonly strapi: Core.Strapi;
  /** The person who asked for the export: it must not yield rows outside their scope. */
  readonly actor: Actor;
  readonly query: Query;
  readonly signal: AbortSignal;
}

/** A table that people may download. A job reads it row by row, so its size is not limited. */
export interface ExportDefinition<Row = unknown, Q extends ZodType = ZodType> {
  /** The name in POST /exports, e.g. 'sale-orders'. */
  readonly name: string;
  /** The Spanish name of the job and of the file. */
  readonly label: string;
  readonly needs: string;
  readonly query: Q;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: (request: ExportRequest<z.output<Q>>) => AsyncIterable<Row>;
  /** Returns the number of rows to come, for the progress bar. */
  readonly count?: (request: ExportRequest<z.output<Q>>) => Promise<number>;
}

/** Declares an export: `defineExport<OrderRow>()({ name: 'sale-orders', … })`. */
export const defineExport =
  <Row>() =>
  <Q extends ZodType>(definition: ExportDefinition<Row, Q>): ExportDefinition =>
    // Rows and query are produced and consumed by the same definition, so their types can be erased outside it.
    definition as unknown as ExportDefinition;

const registries = new WeakMap<Core.Strapi, Map<string, ExportDefinition>>();

/** Registers a plugin's exports; call it from the plugin's register. Throws for a name registered twice. */
export function registerExports(strapi: Core.Strapi, exports: readonly ExportDefinition[]): void {
  const registry = registries.get(strapi) ?? new Map<string, ExportDefinition>();
  registries.set(strapi, registry);
  for (const each of exports) {
    if (registry.has(each.name)) throw new Error(`Export "${each.name}" is declared twice`);
    registry.set(each.name, each);
  }
}

export const findExport = (strapi: Core.Strapi, name: string): ExportDefinition | undefined =>
  registries.get(strapi)?.get(name);
