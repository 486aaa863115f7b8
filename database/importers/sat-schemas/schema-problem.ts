const texts = {
  no_folder: (folder: string) => `No se puede leer la carpeta ${folder}`,
  missing: (file: string) =>
    `Falta ${file}: la carpeta debe tener los esquemas de CFDI 4.0, Pagos 2.0 y Timbre 1.1 con todo lo que importan`,
  unusable: (reason: string) => `Los esquemas no se pueden usar juntos:\n${reason}`,
} as const;

/** A folder's schemas cannot be loaded; the text, in Spanish, says why. */
export class SchemaProblem extends Error {
  override readonly name = 'SchemaProblem';

  constructor(
    readonly code: keyof typeof texts,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(texts[code](detail), options);
  }
}
