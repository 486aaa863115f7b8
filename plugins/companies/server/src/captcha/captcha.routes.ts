import { defineJob, defineRoute } from '@mayorista/kernel';
import { z } from 'zod';
import { makeChallenge } from './captcha';
import { captchaChallengeOutput } from './captcha.answer';

/** GET /captcha-challenges: work for a visitor's browser, whose answer goes along with what they send. */
export const makeCaptcha = defineRoute({
  method: 'GET',
  path: '/captcha-challenges',
  noun: 'captcha-challenges',
  action: 'create',
  needs: 'distributor-registries.public',
  summary: 'Prueba de trabajo contra registros automáticos',
  output: captchaChallengeOutput,
  async handle({ ctx }) {
    ctx.set('Cache-Control', 'no-store');
    return { data: await makeChallenge(), meta: {} };
  },
});

/** Every night: forgets solutions that would be refused as too old anyway. */
export const pruneCaptchas = defineJob({
  name: 'companies.prune-captchas',
  label: 'Borrar pruebas vencidas',
  schema: z.object({}),
  cron: '17 4 * * *',
  handler: () => import('./prune-captchas.handler'),
});
