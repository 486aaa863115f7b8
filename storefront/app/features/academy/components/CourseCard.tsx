import { Clock, MapPin, Tag } from 'lucide-react';
import { useI18n } from '../../../i18n/I18nProvider';
import { formatDay } from '../../../lib/format/date';
import type { CourseAnswer } from '../academy.api.server';

/** A course: what it is about, how long and where, what one got in it, and the way in for whoever may enter. */
export function CourseCard({ course }: { readonly course: CourseAnswer }) {
  const { t, tag } = useI18n();
  const { name, description, category, brands, modality, hours, place, url, grade } = course;
  return (
    <article aria-label={name} className="panel grid h-full content-start gap-2 p-4">
      <p className="text-sm text-muted">{category?.name}</p>
      <h2 className="text-lg">{name}</h2>
      <p>{description}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {hours === null ? null : (
          <span className="flex items-center gap-1">
            <Clock size={15} aria-hidden /> {t('academy.hours', { hours })}
          </span>
        )}
        <span className="flex items-center gap-1">
          <MapPin size={15} aria-hidden /> {modality === 'online' ? t('academy.online') : place}
        </span>
        <span className="flex items-center gap-1">
          <Tag size={15} aria-hidden /> {brands.map((brand) => brand.name).join(', ')}
        </span>
      </p>
      {grade === null ? null : (
        <p>
          <span className={`badge ${grade.passed ? 'badge-success' : 'badge-yellow'}`}>
            {t(grade.passed ? 'academy.passed' : 'academy.failed')}
          </span>{' '}
          {t('academy.gotOn', { grade: grade.grade, day: formatDay(grade.taken_on, tag) })}
        </p>
      )}
      {url === null ? null : (
        <a href={url} target="_blank" rel="noopener" className="btn btn-primary btn-sm mt-1 justify-self-start">
          {t('academy.enter')}
          <span className="sr-only"> {name}</span>
        </a>
      )}
    </article>
  );
}
