import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { GraduationCap } from 'lucide-react';
import { orBoundary } from '../../api/translate-failure.server';
import { EmptyState } from '../../components/ui/EmptyState';
import { useT } from '../../i18n/I18nProvider';
import '../../i18n/late/academy';
import { translateFor } from '../../i18n/translate.server';
import { pageMeta } from '../../lib/format/page-meta';
import { storeScope } from '../../session/scope.server';
import { useStore } from '../../lib/hooks/use-store';
import { academyApi } from './academy.api.server';
import { CourseCard } from './components/CourseCard';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: data?.title });

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale } = storeScope(args);
  const asked = Number(new URL(args.request.url).searchParams.get('categoria'));
  const categoryId = Number.isInteger(asked) && asked > 0 ? asked : null;
  const [courses, categories] = await orBoundary(
    Promise.all([academyApi.courses(api, categoryId), academyApi.categories(api)]),
    args,
  );
  return {
    title: `${translateFor(locale)('academy.title')} | Mayorista`,
    courses: courses.data,
    mayEnter: courses.meta.may_enter,
    categories: categories.map(({ id, name }) => ({ id, name })),
    categoryId,
  };
}

/** The courses of the academy: everybody sees them, students with access enter. */
export default function CoursesPage() {
  const t = useT();
  const { person } = useStore();
  const { courses, categories, categoryId, mayEnter } = useLoaderData<typeof loader>();
  return (
    <main id="content" className="page grid gap-5 py-6">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-2xl">{t('academy.title')}</h1>
          <p className="text-muted">{t('academy.lead')}</p>
        </div>
        {person?.hasStudents === true ? (
          <Link to="/universidad/alumnos" className="btn btn-secondary btn-md">
            {t('academy.students')}
          </Link>
        ) : null}
      </header>
      <nav aria-label={t('academy.categories')} className="flex flex-wrap gap-2">
        {[{ id: null, name: t('academy.all') }, ...categories].map(({ id, name }) => (
          <Link
            key={id ?? 0}
            to={id === null ? '/universidad' : `/universidad?categoria=${id}`}
            aria-current={id === categoryId ? 'page' : undefined}
            className={`btn btn-sm ${id === categoryId ? 'btn-primary' : 'btn-secondary'}`}
          >
            {name}
          </Link>
        ))}
      </nav>
      {mayEnter ? null : (
        <p className="panel p-4 text-sm">{t(person === null ? 'academy.logInHint' : 'academy.noAccessHint')}</p>
      )}
      {courses.length === 0 ? (
        <EmptyState icon={GraduationCap} title={t('academy.noCourses')} text={t('academy.noCoursesText')} />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3" aria-label={t('academy.courses')}>
          {courses.map((course) => (
            <li key={course.id}>
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
