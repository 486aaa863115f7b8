import { ArrowRight, MessagesSquare } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';

/** The way to the forum, where the house has one (storefront document, section 2, screen 16). */
export function ForumCall({ url }: { readonly url: string | null }) {
  const t = useT();
  if (url === null) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className="panel my-3 flex items-center gap-3 p-4 font-semibold text-ink !no-underline hover:border-accent"
    >
      <span className="grid size-10 flex-none place-items-center rounded-md bg-accent-soft text-accent">
        <MessagesSquare size={22} aria-hidden />
      </span>
      <span className="mr-auto min-w-0">{t('home.forum')}</span>
      <ArrowRight size={18} aria-hidden className="flex-none text-accent" />
    </a>
  );
}
