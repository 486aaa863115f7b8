import { z } from 'zod';
import { defineEvent } from '../outbox/define-event';

/** Somebody's roles, rights, company, name or access may be another: nothing that the store shows to everybody. */
export const identitiesChanged = defineEvent('identities.changed', z.strictObject({}), { touches: () => [] });
