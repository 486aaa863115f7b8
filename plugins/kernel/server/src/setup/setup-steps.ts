import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { getKnex } from '../transactions/in-transaction';

/** A step of setting up an installation, declared by the plugin that needs it. */
export interface SetupStep {
  /** The step's key: 'branches'. */
  readonly key: string;
  /** The task in Spanish: 'Da de alta las sucursales'. */
  readonly label: string;
  /** The reason or the way to do it, in a sentence. */
  readonly detail: string;
  /** The permission code to do it; the step is shown to its holders alone. */
  readonly needs: string;
  /** The page of the panel where it is done, or null when it is a command or a setting. */
  readonly to: string | null;
  readonly isDone: (strapi: Core.Strapi) => Promise<boolean> | boolean;
}

const registries = new WeakMap<Core.Strapi, SetupStep[]>();

/** Adds steps to the checklist of the home page; call it from a plugin's register. Throws for a key declared twice. */
export function registerSetupSteps(strapi: Core.Strapi, steps: readonly SetupStep[]): void {
  const registry = registries.get(strapi) ?? [];
  registries.set(strapi, registry);
  for (const step of steps) {
    if (registry.some(({ key }) => key === step.key)) throw new Error(`Setup step "${step.key}" is declared twice`);
    registry.push(step);
  }
}

export const setupSteps = (strapi: Core.Strapi): readonly SetupStep[] => registries.get(strapi) ?? [];

type Narrowed = (rows: Knex.QueryBuilder) => Knex.QueryBuilder;

/** Tells whether a table has a row that `of` selects, by which most steps count as done. */
export const rowsExist = async (strapi: Core.Strapi, table: string, of: Narrowed = (rows) => rows): Promise<boolean> =>
  ((await of(getKnex(strapi)(table).orderBy('id').limit(1)).select('id')) as unknown[]).length > 0;
