import type { Core } from '@strapi/strapi';
import { isAllowed, type Actor } from '../permissions/actor';
import { defineRoute } from '../routes/route.types';
import { setupSteps } from './setup-steps';
import { countDeadJobs, countUndeliveredMails } from './undelivered';
import { setupChecklistOutput } from './show-checklist.answer';

interface ChecklistItem {
  readonly key: string;
  readonly kind: 'missing' | 'failed';
  readonly label: string;
  readonly detail: string;
  readonly to: string | null;
}

/** GET /setup-checklist: answers the open setup steps and undelivered work that the reader has permission to handle. */
export const showChecklist = defineRoute({
  method: 'GET',
  path: '/setup-checklist',
  noun: 'setup-checklist',
  action: 'find',
  needs: 'setup-checklist.read',
  summary: 'Lo que falta para trabajar y lo que no salió',
  output: setupChecklistOutput,
  async handle({ strapi, actor }) {
    const [failed, missing] = await Promise.all([failedItems(strapi, actor), missingItems(strapi, actor)]);
    return { data: [...failed, ...missing], meta: {} };
  },
});

async function missingItems(strapi: Core.Strapi, actor: Actor): Promise<ChecklistItem[]> {
  const theirs = setupSteps(strapi).filter(({ needs }) => isAllowed(actor, needs));
  const items = await Promise.all(
    theirs.map(async ({ key, label, detail, to, isDone }) =>
      (await isDone(strapi)) ? [] : [{ key, kind: 'missing' as const, label, detail, to }],
    ),
  );
  return items.flat();
}

async function failedItems(strapi: Core.Strapi, actor: Actor): Promise<ChecklistItem[]> {
  const [mails, jobs] = await Promise.all([
    isAllowed(actor, 'mails.read') ? countUndeliveredMails(strapi) : 0,
    isAllowed(actor, 'background-jobs.read') ? countDeadJobs(strapi) : 0,
  ]);
  return [
    ...(mails === 0
      ? []
      : [
          {
            key: 'undelivered-mails',
            kind: 'failed' as const,
            label: mails === 1 ? 'Un correo no ha salido' : `${mails} correos no han salido`,
            detail: 'Revisa el servidor de correo; en Trabajos están el motivo y el reintento.',
            to: '/plugins/kernel/trabajos',
          },
        ]),
    ...(jobs === 0
      ? []
      : [
          {
            key: 'dead-jobs',
            kind: 'failed' as const,
            label: jobs === 1 ? 'Un proceso no terminó' : `${jobs} procesos no terminaron`,
            detail: 'En Trabajos están el motivo y el reintento.',
            to: '/plugins/kernel/trabajos',
          },
        ]),
  ];
}
