import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { GraduationCap } from 'lucide-react';
import { orBoundary } from '../../api/translate-failure.server';
import { FormNotices } from '../../components/ui/Alert';
import { EmptyState } from '../../components/ui/EmptyState';
import { Pager } from '../../components/ui/pager/Pager';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/academy';
import { translateFor } from '../../i18n/translate.server';
import { answerOf } from '../../lib/forms/form-answer';
import { runIntent } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { requirePerson } from '../../session/person.server';
import { storeScope } from '../../session/scope.server';
import { academyApi } from './academy.api.server';
import { studentIntents } from './academy.intents.server';
import { AccessSwitch } from './components/AccessSwitch';
import { EnrolForm } from './components/EnrolForm';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title, isPrivate: true });

export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { api, locale } = storeScope(args);
  const { searchParams } = new URL(args.request.url);
  const page = Math.max(1, Number.parseInt(searchParams.get('page') ?? '1', 10) || 1);
  const students = await orBoundary(academyApi.students(api, page), args);
  return {
    title: `${translateFor(locale)('academy.students')} | Mayorista`,
    students: students.data,
    page,
    pageCount: students.meta.pagination.pageCount,
    isRemoved: searchParams.get('done') === 'removed',
  };
}

export const action = (args: ActionFunctionArgs) => runIntent(studentIntents, args);

/** The students of one's company: who they are, and who enters. */
export default function StudentsPage() {
  const t = useT();
  const { students, page, pageCount, isRemoved } = useLoaderData<typeof loader>();
  const { notice, errors } = answerOf(useActionData());
  return (
    <main id="content" className="page grid gap-6 py-4">
      <header>
        <Link to="/universidad" className="link text-sm">
          {t('academy.title')}
        </Link>
        <h1 className="text-2xl">{t('academy.students')}</h1>
        <p className="text-muted">{t('academy.studentsLead')}</p>
      </header>
      <FormNotices notice={notice ?? (isRemoved ? t('academy.removed') : undefined)} errors={errors} />
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="grid gap-3">
          {students.length === 0 ? (
            <EmptyState icon={GraduationCap} title={t('academy.noStudents')} text={t('academy.noStudentsText')} />
          ) : (
            <ul className="panel divide-y divide-line" aria-label={t('academy.students')}>
              {students.map((student) => (
                <li key={student.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
                  <div className="min-w-0 flex-1">
                    <Link to={`/universidad/alumnos/${student.id}`} className="link font-medium">
                      {student.name}
                    </Link>
                    <p className="truncate text-sm text-muted">{student.email}</p>
                  </div>
                  <AccessSwitch student={student} />
                </li>
              ))}
            </ul>
          )}
          <Pager page={page} pageCount={pageCount} urlOf={(number) => `/universidad/alumnos?page=${number}`} />
        </div>
        <EnrolForm errors={errors} />
      </div>
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
