import type { ApiError } from '../../api/errors';
import type { Translate } from '../../i18n/translate';

const WRONG_CREDENTIALS = [400, 401, 422];

/** What the login page says of a refused login. */
export function loginMessages({ status, fields }: Pick<ApiError, 'status' | 'fields'>, t: Translate): string[] {
  if (status === 429) return [t('errors.tooMany')];
  if (!WRONG_CREDENTIALS.includes(status)) return [t('errors.request')];
  // The platform's framework answers in English here; its own messages are ours.
  return [t('auth.wrong'), ...(fields.blocked ?? [])];
}
