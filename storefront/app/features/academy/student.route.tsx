import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { orBoundary } from '../../api/translate-failure.server';
import { FormNotices } from '../../components/ui/Alert';
import { SubmitButton } from '../../components/ui/SubmitButton';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/academy';
import { CsrfField } from '../../lib/forms/CsrfField';
import { answerOf } from '../../lib/forms/form-answer';
import { runIntent } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { pathId } from '../../lib/format/path-id';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { academyApi } from './academy.api.server';
import { studentIntents } from './academy.intents.server';
import { AccessSwitch } from './components/AccessSwitch';
import { Grades } from './components/Grades';
import { StudentFields } from './components/StudentFields';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api } = storeScope(args);
  const id = pathId(args.params.id);
  const [student, grades] = await orBoundary(
    Promise.all([academyApi.student(api, id), academyApi.grades(api, id)]),
    args,
  );
  return { title: `${student.name} | Mayorista`, student, grades };
}

export const action = (args: ActionFunctionArgs) => runIntent(studentIntents, args);

/** A student of one's company: who it is, what they got, and the way out. */
export default function StudentPage() {
  const t = useT();
  const { student, grades } = useLoaderData<typeof loader>();
  const { notice, errors } = answerOf(useActionData());
  const { formData } = useNavigation();
  return (
    <main id="content" className="page grid gap-6 py-4">
      <header>
        <Link to="/universidad/alumnos" className="link text-sm">
          {t('academy.students')}
        </Link>
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-2xl">{student.name}</h1>
          <AccessSwitch student={student} />
        </div>
      </header>
      <FormNotices notice={notice} errors={errors} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Form method="post" className="panel grid gap-4 p-4" key={student.updatedAt}>
            <CsrfField />
            <input type="hidden" name="intent" value="change" />
            <input type="hidden" name="id" value={student.id} />
            <StudentFields student={student} errors={errors} />
            <SubmitButton isBusy={formData?.get('intent') === 'change'} className="justify-self-start">
              {t('academy.save')}
            </SubmitButton>
          </Form>
          <Form method="post" className="panel flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
            <CsrfField />
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="id" value={student.id} />
            <p className="min-w-48 flex-1 text-sm text-muted">{t('academy.removeHint')}</p>
            <button type="submit" className="btn btn-danger btn-md">
              {t('academy.remove')}
            </button>
          </Form>
        </div>
        <Grades grades={grades} />
      </div>
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
