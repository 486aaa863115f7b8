import { useI18n } from '../../../i18n/I18nProvider';
import { formatDay } from '../../../lib/format/date';
import type { GradeAnswer } from '../academy.api.server';

/** Grades of a student, newest first. */
export function Grades({ grades }: { readonly grades: readonly GradeAnswer[] }) {
  const { t, tag } = useI18n();
  return (
    <section className="panel p-4" aria-labelledby="grades-title">
      <h2 id="grades-title" className="mb-2 text-lg">
        {t('academy.grades')}
      </h2>
      {grades.length === 0 ? <p className="text-muted">{t('academy.noGrades')}</p> : null}
      <ul className="divide-y divide-line">
        {grades.map(({ id, training, grade, passed, taken_on: day, note }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0">
              {training?.name}
              {note === null ? null : <span className="block text-sm text-muted">{note}</span>}
            </span>
            <span className="flex items-center gap-3 tabular-nums">
              <span className={`badge ${passed ? 'badge-success' : 'badge-yellow'}`}>
                {t(passed ? 'academy.passed' : 'academy.failed')}
              </span>
              <strong>{grade}</strong>
              <time dateTime={day} className="text-sm text-muted">
                {formatDay(day, tag)}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
