import type { ActionFunctionArgs } from '@remix-run/node';
import { runIntent } from '../../lib/forms/intents.server';
import { cartImportIntents } from './cart-import.intents.server';

/** Takes a CSV file into the cart (storefront document, screen 6). */
export const action = (args: ActionFunctionArgs) => runIntent(cartImportIntents, args);

export { actionOrRefusal as clientAction } from '../../lib/forms/unanswered';
