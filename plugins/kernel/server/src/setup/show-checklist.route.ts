import type { Core } from '@strapi/strapi';
import { isAllowed, type Actor } from '../permissions/actor';
import { defineRoute } from '../routes/route.types';
import { setupSteps } from './setup-steps';
import { setupChecklistOutput } from './show-checklist.answer';

interface ChecklistItem {
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  readonly to: string | null;
}

/** GET /setup-checklist: answers the open setup steps that the reader has permission to handle. */
export const showChecklist = defineRoute({
  method: 'GET',
  path: '/setup-checklist',
  noun: 'setup-checklist',
  action: 'find',
  needs: 'setup-checklist.read',
  summary: 'Lo que le falta a la instalación para trabajar',
  output: setupChecklistOutput,
  async handle({ strapi, actor }) {
    return { data: await missingItems(strapi, actor), meta: {} };
  },
});

async function missingItems(strapi: Core.Strapi, actor: Actor): Promise<ChecklistItem[]> {
  const theirs = setupSteps(strapi).filter(({ needs }) => isAllowed(actor, needs));
  const items = await Promise.all(
    theirs.map(async ({ key, label, detail, to, isDone }) =>
      (await isDone(strapi)) ? [] : [{ key, label, detail, to }],
    ),
  );
  return items.flat();
}
