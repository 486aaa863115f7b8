// What: The page that the panel starts from has our language, title and icon, and says in Spanish that it needs
// JavaScript.
// Why: Strapi writes it itself when it builds; `head` of the configuration is applied later, by the panel's code.
// Made for Strapi 5.54.0.

import type { Plugin } from 'vite';

const replacements = [
  ['<html lang="en">', '<html lang="es-MX">'],
  ['<title>Strapi Admin</title>', '<title>Mayorista</title>'],
  ['<h1>JavaScript disabled</h1>', '<h1>Hace falta JavaScript</h1>'],
  [
    '<p>Please <a href="https://www.enable-javascript.com/">enable JavaScript</a> in your browser and reload the page to proceed.</p>',
    '<p>Activa JavaScript en el navegador y vuelve a cargar la página.</p>',
  ],
] as const;

/** The page the panel starts from, which Strapi writes itself: language, title, icon, and what it says without JavaScript. */
export function spanishDocument(icon: string): Plugin {
  const link = `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}"/>`;
  return {
    name: 'mayorista:spanish-document',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return this.error('The panel has no index.html');
      const html = replacements.reduce((text, [from, to]) => {
        if (!text.includes(from)) this.error(`index.html has no ${from}`);
        return text.replace(from, to);
      }, String(page.source));
      page.source = html.replace('</title>', `</title>${link}`);
    },
  };
}
