import { z } from 'zod';
import {
  createShaped,
  defineRecord,
  defineRoute,
  inTransaction,
  nowInstant,
  greeting,
  parseInput,
  sendMail,
  spendIn,
  spenderOf,
  systemActor,
} from '@mayorista/kernel';
import { contactMessage } from '../../../shared';
import { useCaptcha } from '../captcha/captcha';
import { dealsWithProspects } from '../registration/distributor-registry.record';
import { telephoneRefusals } from '../contacts/telephone.rules';
import { contactMessageSentOutput } from './contact-message.answer';

const address = z.email();

/** Serves what visitors write under 'Contáctanos'. */
export const contactMessages = defineRecord(contactMessage, {
  omits: ['create', 'update', 'remove'],
  scope: (query, actor) => void (dealsWithProspects(actor) || query.whereRaw('1 = 0')),
  check: ({ email, telephone }) => [
    ...(address.safeParse(email).success ? [] : [{ code: 'invalid_email', field: 'email' }]),
    ...telephoneRefusals(telephone),
  ],
  waits: { open: { label: ['mensaje de Contáctanos por atender', 'mensajes de Contáctanos por atender'] } },
  moves: { attend: { effect: ({ actor }) => Promise.resolve({ attended_at: nowInstant(), attended_by: actor.name }) } },
});

const visitor = systemActor('Visitante');

/** POST /contact-us-registry: what a visitor writes, answered by mail at once (spec storefront 7). */
export const contactUs = defineRoute({
  method: 'POST',
  path: '/contact-us-registry',
  noun: 'contact-us-registry',
  action: 'create',
  needs: 'distributor-registries.public',
  summary: 'Escribir por Contáctanos',
  status: 201,
  input: z.strictObject({ registry: z.looseObject({}), captcha: z.string().max(2_000).optional() }),
  output: contactMessageSentOutput,
  async handle({ strapi, actor, ctx, input: { registry, captcha } }) {
    const id = await inTransaction(strapi, async (tx) => {
      const given = parseInput(contactMessages.schemas.create, registry) as { name: string; email: string };
      const written = await createShaped(contactMessages, tx, visitor, { input: given });
      await useCaptcha(tx, captcha);
      await spendIn(tx, 'mail.contact-us', { ...spenderOf({ actor, ctx }), recipient: given.email });
      await sendMail(tx, {
        isSafeToKeep: true,
        key: `contact-us:${written}`,
        to: given.email,
        subject: 'Recibimos tu mensaje',
        tag: 'contact-us',
        text: `${greeting(given.name)}\n\nRecibimos tu mensaje (núm. ${written}) y te respondemos en este correo.`,
      });
      return written;
    });
    return { data: { id }, id, meta: {} };
  },
});
