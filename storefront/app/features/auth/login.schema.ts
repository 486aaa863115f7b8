import { z } from 'zod';
import type { Translate } from '../../i18n/translate';

/** The login form. `remember` keeps the session for 365 days. */
export const loginSchema = (t: Translate) =>
  z.object({
    identifier: z
      .string({ error: t('auth.identifierRequired') })
      .trim()
      .min(1, t('auth.identifierRequired'))
      .max(254, t('auth.tooLong')),
    password: z
      .string({ error: t('auth.passwordRequired') })
      .min(1, t('auth.passwordRequired'))
      .max(200, t('auth.tooLong')),
    remember: z.literal('on').optional(),
    redirectTo: z.string().optional(),
  });
