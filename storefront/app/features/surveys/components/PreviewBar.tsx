import { Link } from '@remix-run/react';
import { useT } from '../../../i18n/I18nProvider';
import type { SurveyMode } from '../survey.view';

interface Props {
  readonly id: number;
  readonly token: string;
  readonly mode: SurveyMode;
}

/** Says that a survey is only looked at, and shows it in either size. */
export function PreviewBar({ id, token, mode }: Props) {
  const t = useT();
  const urlOf = (name: string) => `/encuestas/${id}?${new URLSearchParams({ preview: token, modo: name }).toString()}`;
  return (
    <div className="mb-4 grid gap-2 rounded-md bg-warn-soft p-4">
      <p className="font-semibold text-warn">{t('surveys.preview')}</p>
      <p className="text-sm">{t('surveys.previewNote')}</p>
      <nav aria-label={t('surveys.previewModes')} className="flex gap-2">
        {(
          [
            ['large', 'largo'],
            ['medium', 'mediano'],
          ] as const
        ).map(([each, name]) => (
          <Link
            key={each}
            to={urlOf(name)}
            aria-current={each === mode ? 'page' : undefined}
            className={`btn btn-sm ${each === mode ? 'btn-primary' : 'btn-secondary'}`}
          >
            {t(`surveys.${each}`)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
