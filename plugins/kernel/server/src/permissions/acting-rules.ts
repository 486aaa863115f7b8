import type { Core } from '@strapi/strapi';
import type { Actor } from './actor';

/** Tells whether somebody of the house may act as a person now. */
type ActingRule = (strapi: Core.Strapi, staff: Actor, userId: number) => Promise<boolean>;

const rules = new WeakMap<Core.Strapi, ActingRule[]>();

/** Adds a rule of who may act as whom, which is asked at every request made in somebody's name; call it from a plugin's register. */
export function registerActingRule(strapi: Core.Strapi, rule: ActingRule): void {
  rules.set(strapi, [...(rules.get(strapi) ?? []), rule]);
}

/** Tells whether all rules let somebody act as a person. */
export async function mayActAs(strapi: Core.Strapi, staff: Actor, userId: number): Promise<boolean> {
  for (const rule of rules.get(strapi) ?? []) if (!(await rule(strapi, staff, userId))) return false;
  return true;
}
