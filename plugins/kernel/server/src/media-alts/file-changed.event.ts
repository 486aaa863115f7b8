import { z } from 'zod';
import { defineEvent } from '../outbox/define-event';

/** A file of the media library was described otherwise, renamed or replaced: whatever shows it may follow. */
export const fileChanged = defineEvent('file.changed', z.object({ id: z.number().int().positive() }));
