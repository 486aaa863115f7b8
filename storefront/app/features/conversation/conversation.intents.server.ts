import { z } from 'zod';
import { chosenFiles } from '../../lib/forms/files.server';
import { formValues } from '../../lib/forms/form-values.server';
import type { Intents } from '../../lib/forms/intents.server';
import { pathId } from '../../lib/format/path-id';
import { conversationApi, type About } from './conversation.api.server';

export interface Said {
  readonly ok: true;
  /** What happened, for the person. */
  readonly notice: string;
}

const id = z.coerce.number().int().positive();
/** Whether a text makes sense is the platform's to say. */
const body = z.string().max(10_000);

/** What a page with a conversation can ask for about the record in its address. */
export const conversationIntents = (type: About['type']): Intents<Said> => ({
  async say({ form, scope: { api }, t, args }) {
    const given = formValues(form, z.object({ body }));
    await conversationApi.say(api, { type, id: pathId(args.params.id) }, given.body, chosenFiles(form, 'files'));
    return { ok: true, notice: t('conversation.said') };
  },
  async correct({ form, scope: { api }, t, args }) {
    const given = formValues(form, z.object({ message_id: id, body }));
    await conversationApi.correct(api, { type, id: pathId(args.params.id) }, given.message_id, given.body);
    return { ok: true, notice: t('conversation.corrected') };
  },
});
