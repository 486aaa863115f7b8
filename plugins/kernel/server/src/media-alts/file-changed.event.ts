import { z } from 'zod';
import { defineEvent } from '../outbox/define-event';

/**
 * An event: a file of the media library got another description, was replaced or removed. `url` is its address. The cards that show it
 * are refreshed, which is told of by product.
 */
export const fileChanged = defineEvent('file.changed', z.object({ url: z.string() }), { leavesKnown: true });
