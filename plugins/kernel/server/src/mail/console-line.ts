import type { MailToKeep } from './kept-parts';

/** Builds one line for the console of `npm start`, which shows lines that begin with a warning sign. */
export function consoleLine({ to, subject, text, html }: MailToKeep): string {
  const words = (text ?? html ?? '')
    .replace(/<[^<>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `⚠ Sin servidor de correo. Para ${[to ?? []].flat().join(', ')}: ${subject ?? ''}. ${words}`;
}
