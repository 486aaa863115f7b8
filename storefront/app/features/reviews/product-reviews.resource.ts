import type { ActionFunctionArgs } from '@remix-run/node';
import { runIntent } from '../../lib/forms/intents.server';
import { reviewIntents } from './reviews.intents.server';

/** Takes what the review window sends. */
export const action = (args: ActionFunctionArgs) => runIntent(reviewIntents, args);
