import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { I18nProvider } from '../../../i18n/I18nProvider';
import { translateFor } from '../../../i18n/translate.server';
import { ForumCall } from './ForumCall';

const shown = (url: string | null) =>
  renderToStaticMarkup(
    <I18nProvider locale="es" t={translateFor('es')}>
      <ForumCall url={url} />
    </I18nProvider>,
  );

test('the forum is called for under the address that the installation gives, and not without one [SF-FORUM-001]', () => {
  const html = shown('https://foro.example.com/');
  expect(html).toContain('href="https://foro.example.com/"');
  expect(html).toContain('Foro: Tu fuente de conocimiento');
  expect(shown(null)).toBe('');
});
