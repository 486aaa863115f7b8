import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { getKnex } from '../transactions/in-transaction';

/** Something an installation needs before it can work, declared by the plugin that knows. */
export interface SetupStep {
  /** Of the step: 'branches'. */
  readonly key: string;
  /** What to do, as a person reads it: 'Da de alta las sucursales'. */
  readonly label: string;
  /** Why, or how, in a sentence. */
  readonly detail: string;
  /** Permission code of whoever can do it: nobody else is told. */
  readonly needs: string;
  /** Page of the panel where it is done, or null when it is a command or a setting. */
  readonly to: string | null;
  readonly isDone: (strapi: Core.Strapi) => Promise<boolean> | boolean;
}

const registries = new WeakMap<Core.Strapi, SetupStep[]>();

/** Adds steps to the checklist of the home page; called from a plugin's register. A key declared twice is a defect found at start. */
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

/** Whether a table has a row, of those that are meant: what most steps are done by. */
export const rowsExist = async (strapi: Core.Strapi, table: string, of: Narrowed = (rows) => rows): Promise<boolean> =>
  ((await of(getKnex(strapi)(table).orderBy('id').limit(1)).select('id')) as unknown[]).length > 0;
