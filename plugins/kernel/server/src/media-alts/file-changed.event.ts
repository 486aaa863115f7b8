import { z } from 'zod';
import { defineEvent } from '../outbox/define-event';

/** A file of the media library was described otherwise, replaced or removed: whatever shows what lies at its address may follow. */
export const fileChanged = defineEvent('file.changed', z.object({ url: z.string() }));
