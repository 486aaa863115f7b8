/** Writes a list of article 69-B as the tax authority publishes it: RFC and situation of each, up to date to a day in words. */
export function taxpayerList(
  rows: readonly (readonly [rfc: string, situation: string])[],
  day = '31 de julio de 2026',
): string {
  return [
    `"Información actualizada al ${day}; los listados son de carácter público",,,`,
    'Listado completo de contribuyentes (Artículo 69-B del CFF),,,',
    'No,RFC,Nombre del Contribuyente,Situación del contribuyente',
    ...rows.map(([rfc, situation], at) => `${at + 1},${rfc},"EMPRESA ${at + 1}, S.A. DE C.V.",${situation}`),
  ].join('\r\n');
}
