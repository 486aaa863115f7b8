import { useI18n } from '../../i18n/I18nProvider';
import { formatDateTime } from '../../lib/format/date';

interface Step {
  readonly at: string;
  readonly label: string;
  /** Where, or why. */
  readonly note?: string | null;
}

/** What happened, in order, with when. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  const { tag } = useI18n();
  return (
    <ol className="grid gap-3 border-l-2 border-line pl-4">
      {steps.map(({ at, label, note }, index) => (
        <li key={`${at}${label}`} className="relative">
          <span
            aria-hidden
            className={`absolute top-1.5 -left-[22px] size-2.5 rounded-full ${index === steps.length - 1 ? 'bg-accent' : 'bg-line-strong'}`}
          />
          <p className="font-medium leading-tight">{label}</p>
          {note ? <p className="text-sm text-muted">{note}</p> : null}
          <time dateTime={at} className="text-xs text-muted tabular">
            {formatDateTime(at, tag)}
          </time>
        </li>
      ))}
    </ol>
  );
}
