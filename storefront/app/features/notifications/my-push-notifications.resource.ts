import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '../../api/errors';
import { runIntent } from '../../lib/forms/intents.server';
import { findPerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { noticeApi } from './notifications.api.server';
import { noticeIntents } from './notifications.intents.server';
import { ALL_NOTICES, BELL_NOTICES, noticeView } from './notifications.view';

/** What the bell shows, asked for beside the page: its number, and with `?list` the last five. Null for whoever has none. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, config, locale } = storeScope(args);
  if ((await findPerson(args)) === null) return null;
  const isList = new URL(args.request.url).searchParams.has('list');
  try {
    if (!isList) return { unread: await noticeApi.unread(api), notices: null };
    const { data: notices } = await noticeApi.page(api, { page: 1, per_page: BELL_NOTICES, locale });
    return { unread: null, notices: notices.map((notice) => noticeView(notice, config.imageOrigins)) };
  } catch (error) {
    // A page must not fail for the bell's sake.
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** A form without JavaScript goes back to the list; the bell gets the answer. */
export async function action(args: ActionFunctionArgs) {
  const answer = await runIntent(noticeIntents, args);
  if (!('ok' in answer)) return data(answer.data, answer.init ?? {});
  if (args.request.headers.get('Sec-Fetch-Dest') === 'document') throw redirect(ALL_NOTICES);
  return answer;
}

export { loaderOrNull as clientLoader } from '../../lib/forms/unanswered';
