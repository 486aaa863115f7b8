import { createHash } from 'node:crypto';
import { Html, html } from './html';
import { styles } from './styles';

export interface Page {
  readonly title: string;
  readonly side: Html;
  readonly main: Html;
}

/** Nothing but the page's own style is loaded, from nowhere. */
export const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Writes a whole page of the documentation. */
export const page = ({ title, side, main }: Page): string =>
  `<!doctype html>
${
  html`<html lang="es">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      ${new Html(`<style>${styles}</style>`)}
    </head>
    <body>
      <header class="top">
        <a class="name" href="/api/docs">Mayorista · API</a>
        <a href="/api/docs/tipos">Tipos</a>
        <a href="/api/openapi.json">openapi.json</a>
        <a class="jump" href="#contenido">Contenido</a>
      </header>
      <div class="shell">
        <nav class="side" id="contenido" aria-label="Contenido">${side}</nav>
        <main>${main}</main>
      </div>
    </body>
  </html>`.text
}`;
