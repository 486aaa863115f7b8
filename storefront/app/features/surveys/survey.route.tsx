import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { CircleCheck } from 'lucide-react';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/surveys';
import { answerOf } from '../../lib/forms/form-answer';
import { runIntent } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { PreviewBar } from './components/PreviewBar';
import { SurveyForm } from './components/SurveyForm';
import { loadSurvey } from './load-survey.server';
import { surveyIntents } from './survey.intents.server';

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageMeta({ title: page?.title, isPrivate: true });
/** The link of a mail says whose answers they are: no other site is told. */
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

export const loader = (args: LoaderFunctionArgs) => loadSurvey(args);
export const action = (args: ActionFunctionArgs) => runIntent(surveyIntents, args);

/** A survey as it is answered (spec storefront 2, screen 23); once answered, thanked for. */
export default function SurveyPage() {
  const { survey, mode, token, preview } = useLoaderData<typeof loader>();
  const { errors } = answerOf(useActionData());
  return (
    <main id="content" className={`page py-6 ${mode === 'large' ? 'max-w-3xl' : 'max-w-xl'}`}>
      {preview === null ? null : <PreviewBar id={survey.id} token={preview} mode={mode} />}
      {survey.has_entity_reponse ? (
        <Answered text={survey.button_text} url={survey.button_url} />
      ) : (
        <SurveyForm key={survey.id} survey={survey} mode={mode} token={token} errors={errors} />
      )}
    </main>
  );
}

function Answered({ text, url }: { readonly text: string; readonly url: string }) {
  const t = useT();
  return (
    <section className="panel grid justify-items-center gap-4 p-8 text-center">
      <CircleCheck size={48} className="text-ok" aria-hidden />
      <div role="status">
        <h1 className="text-xl">{t('surveys.answered')}</h1>
      </div>
      <Link to={url} className="btn btn-primary btn-md">
        {text}
      </Link>
    </section>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
