import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { orBoundary } from '../../api/translate-failure.server';
import { storeScope, type StoreScope } from '../../session/scope.server';
import { answererOf, newAnswerer } from './survey-cookie.server';
import type { SurveyMode } from './survey.view';
import { surveysApi } from './surveys.api.server';

interface Answering {
  readonly uuid: string | null;
  readonly cookies: readonly (string | null)[];
}

/** Names the browser of a visitor before it answers anything: what it answers is known again by it. */
function answering(scope: StoreScope, isPreview: boolean): Answering {
  const uuid = answererOf(scope);
  if (scope.session !== null || uuid !== null || isPreview) return { uuid, cookies: [] };
  const { name, setCookie } = newAnswerer(scope);
  return { uuid: name, cookies: [setCookie] };
}

/** Loads a survey with what was answered of it so far, by the address of its page. */
export async function loadSurvey(args: LoaderFunctionArgs) {
  const scope = storeScope(args);
  const params = new URL(args.request.url).searchParams;
  const preview = params.get('preview');
  const { uuid, cookies } = answering(scope, preview !== null);
  const named = Object.entries({ preview, encrypted_entity: params.get('encrypted_entity'), uuid });
  const given = Object.fromEntries(named.filter(([, value]) => value !== null));
  const { uuid: _own, ...survey } = await orBoundary(surveysApi.show(scope.api, args.params.id ?? '', given), args);
  const { token, setCookie } = scope.csrf();
  const headers = new Headers();
  for (const cookie of [setCookie, ...cookies]) if (cookie !== null) headers.append('Set-Cookie', cookie);
  const mode: SurveyMode = params.get('modo') === 'mediano' ? 'medium' : 'large';
  return data({ title: `${survey.title} | Mayorista`, survey, mode, token, preview }, { headers });
}
