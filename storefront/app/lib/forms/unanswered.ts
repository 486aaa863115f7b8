import {
  isRouteErrorResponse,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { pageLocale, textsOf } from '../../i18n/texts';
import { translator } from '../../i18n/translate';
import type { FormRefusal } from './intents.server';

/** What a form gets when the connection, or what stands before the store, failed: nobody knows of a change. */
export const UNANSWERED = 503;

type ServerAction = Pick<ClientActionFunctionArgs, 'serverAction'>;
type ServerLoader = Pick<ClientLoaderFunctionArgs, 'serverLoader'>;

/**
 * The `clientAction` of routes whose forms are sent beside the page: a failure is a refusal like others, instead of the error
 * page in the place of what the person was looking at. Redirects and the store's own error answers pass.
 */
export async function actionOrRefusal({ serverAction }: ServerAction): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    const locale = pageLocale();
    const t = translator(locale, await textsOf(locale));
    const refused: FormRefusal = { ok: false, code: null, errors: { _general: [t('errors.request')] } };
    return Response.json(refused, { status: UNANSWERED });
  }
}

/** The `clientLoader` of what is asked for beside the page: null when there is no answer; the page stays. Redirects pass. */
export async function loaderOrNull({ serverLoader }: ServerLoader): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    return null;
  }
}

type Change = Pick<ShouldRevalidateFunctionArgs, 'actionStatus' | 'defaultShouldRevalidate'>;

/** The `shouldRevalidate` of pages: what a form that nobody answered would ask for fails as well, and takes the page along. */
export const isStaleOnceAnswered = ({ actionStatus, defaultShouldRevalidate }: Change): boolean =>
  actionStatus !== UNANSWERED && defaultShouldRevalidate;
