/** The introduction of the document, in CommonMark. */
export const about = [
  'API REST de la plataforma. Todas las llamadas hablan JSON (o multipart donde se envían archivos) y responden los textos en español.',
  '',
  'La página `/api/docs` explica la autenticación, los errores, las páginas y los filtros, y muestra cada llamada con ejemplos.',
].join('\n');
