import { z } from 'zod';
import { formValues } from '../../lib/forms/form-values.server';
import type { Intents } from '../../lib/forms/intents.server';
import { requirePerson } from '../../session/person.server';
import { noticeApi } from './notifications.api.server';

export interface NoticesChanged {
  readonly ok: true;
}

const done: NoticesChanged = { ok: true };
const browser = z.object({ provider_id: z.string().min(1).max(4_000) });

/** What the bell, the list and the switch of this browser can ask for. */
export const noticeIntents: Intents<NoticesChanged> = {
  async seen({ scope: { api }, args }) {
    const { id } = await requirePerson(args);
    await noticeApi.seen(api, id);
    return done;
  },
  async 'read-all'({ scope: { api } }) {
    await noticeApi.readAll(api);
    return done;
  },
  async subscribe({ form, scope: { api } }) {
    await noticeApi.subscribe(api, formValues(form, browser).provider_id);
    return done;
  },
  async unsubscribe({ form, scope: { api } }) {
    await noticeApi.unsubscribe(api, formValues(form, browser).provider_id);
    return done;
  },
};
