import { data, type ActionFunctionArgs } from '@remix-run/node';
import { ApiError } from '../../api/errors';
import { runIntent, type FormRefusal, type Intents } from '../../lib/forms/intents.server';
import { storeScope } from '../../session/scope.server';
import { postalCode, type PostalAnswer } from './addresses.api.server';
import { typedValues, type AddressValues } from './address.view';

/** What a form of an address gets back: what was typed, and what the post knows of its postal code. */
export interface AddressRefusal extends FormRefusal {
  readonly values: AddressValues;
  readonly postal: PostalAnswer | null;
}

/** Runs a form of an address. Its button `lookup` (no JavaScript) asks for the postal code and writes nothing. */
export async function runAddressForm<Result extends { readonly ok: true }>(
  intents: Intents<Result>,
  args: ActionFunctionArgs,
) {
  const form = await args.request.clone().formData();
  const isLookup = form.has('lookup');
  const answer = isLookup ? null : await runIntent(intents, args);
  if (answer !== null && 'ok' in answer) return answer;
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const back = { values: typedValues(typed), postal: await known(args, typed.zip_code ?? '') };
  if (answer === null) return data<AddressRefusal>({ ok: false, code: null, errors: {}, ...back });
  return data<AddressRefusal>({ ...answer.data, ...back }, answer.init ?? {});
}

/** A form that is refused is shown again in any case. */
async function known(args: ActionFunctionArgs, zip: string): Promise<PostalAnswer | null> {
  try {
    return await postalCode(storeScope(args).api, zip);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
