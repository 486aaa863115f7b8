import { data, type ActionFunctionArgs } from '@remix-run/node';
import { ApiError, type FieldErrors, type RefusedNumbers } from '../../api/errors';
import { translateFor } from '../../i18n/translate.server';
import type { Translate } from '../../i18n/translate';
import { CSRF_FIELD, isCsrfValid } from '../../session/csrf.server';
import { loginRedirect } from '../../session/person.server';
import { storeScope, type StoreScope } from '../../session/scope.server';

/** What a refused form gets back; `code` names the refusals the interface reacts to. */
export interface FormRefusal {
  readonly ok: false;
  readonly code: string | null;
  readonly errors: FieldErrors;
  /** What changed meanwhile, which is the reason for most refusals of a cart. */
  readonly changes?: readonly string[];
  readonly numbers?: RefusedNumbers;
}

export interface IntentArgs {
  readonly form: FormData;
  readonly scope: StoreScope;
  readonly t: Translate;
  readonly args: ActionFunctionArgs;
}

/** From the form's `intent` to what it does: an action is a look-up in such a table. */
export type Intents<Result> = Readonly<Record<string, (args: IntentArgs) => Promise<Result>>>;

/** The status the store answers for a refused token of either kind. */
const SESSION_EXPIRED = 419;

function refusal(
  status: number,
  errors: FieldErrors,
  { code = null, changes = [], numbers = {} }: Partial<Pick<ApiError, 'code' | 'changes' | 'numbers'>> = {},
) {
  const more = {
    ...(changes.length === 0 ? {} : { changes }),
    ...(Object.keys(numbers).length === 0 ? {} : { numbers }),
  };
  return data<FormRefusal>({ ok: false, code, errors, ...more }, { status });
}

/** Checks the form's token; null when it is in order, else the answer to give. */
export function refusedCsrf(form: FormData, scope: StoreScope) {
  if (isCsrfValid(scope.cookies, form.get(CSRF_FIELD), scope.config)) return null;
  return refusal(SESSION_EXPIRED, { _general: [translateFor(scope.locale)('errors.sessionExpired')] });
}

/** The texts of a refusal: the API's own when it gave any, else the ones of the error catalogue (section 8). */
function textsOf(error: ApiError, t: Translate): FieldErrors {
  if (Object.keys(error.fields).length > 0) return error.fields;
  if (error.status === 403) return { _general: [t('errors.forbidden')] };
  if (error.status === 429) return { _general: [t('errors.tooMany')] };
  if (error.status === 409) return { _general: [t('errors.conflict')] };
  return { _general: [t('errors.request')] };
}

/** The refusal's code: explicit, or the key of the field map, as in `cart_not_in_open_stage`. */
function codeOf({ code, fields }: ApiError): string | null {
  return 'cart_not_in_open_stage' in fields ? 'cart_not_in_open_stage' : code;
}

/** Turns a refusal of the API into a form answer; a refused token sends the person to the login page. */
export function refusalOf(error: unknown, { args, t }: Pick<IntentArgs, 'args' | 't'>) {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) throw loginRedirect(args);
  const status = error.status === 0 ? 503 : error.status;
  return refusal(status, textsOf(error, t), { code: codeOf(error), changes: error.changes, numbers: error.numbers });
}

/** Runs the handler of the form's intent: token first, refusals translated. */
export async function runIntent<Result>(intents: Intents<Result>, args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = storeScope(args);
  const refused = refusedCsrf(form, scope);
  if (refused) return refused;
  const t = translateFor(scope.locale);
  const name = String(form.get('intent'));
  const intent = Object.hasOwn(intents, name) ? intents[name] : undefined;
  if (!intent) return refusal(422, { _general: [t('errors.request')] });
  try {
    return await intent({ form, scope, t, args });
  } catch (error) {
    return refusalOf(error, { args, t });
  }
}
