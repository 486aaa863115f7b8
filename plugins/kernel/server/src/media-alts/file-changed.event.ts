import { z } from 'zod';
import { defineEvent } from '../outbox/define-event';

/** An event: a file of the media library got another description, was replaced or removed. `url` is its address. */
export const fileChanged = defineEvent('file.changed', z.object({ url: z.string() }));
