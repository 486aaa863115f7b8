/** Why a file cannot be imported at all; a bad row of a good file is refused alone instead. */
export type SourceProblemCode =
  | 'not_found'
  | 'not_a_file'
  | 'empty'
  | 'unreadable'
  | 'unsupported_format'
  | 'json_array'
  | 'array_broken'
  | 'array_too_long'
  | 'not_utf8'
  | 'binary'
  | 'gzip_truncated'
  | 'gzip_corrupt'
  | 'line_too_long'
  | 'record_too_long'
  | 'quote_not_closed'
  | 'csv_broken'
  | 'repeated_columns'
  | 'missing_columns'
  | 'changed_while_reading'
  | 'unknown_catalogue';

const texts: Record<SourceProblemCode, (detail: string) => string> = {
  not_found: (file) => `No existe el archivo ${file}`,
  not_a_file: (file) => `${file} no es un archivo`,
  empty: () => 'El archivo está vacío',
  unreadable: (reason) => `No se pudo leer el archivo: ${reason}`,
  unsupported_format: (kind) => `El archivo es ${kind}; se espera CSV o JSON por líneas en UTF-8, con o sin gzip`,
  json_array: () => 'El archivo es un solo arreglo JSON; se espera un objeto JSON por línea',
  array_broken: (reason) => `El arreglo JSON no se puede leer: ${reason}`,
  array_too_long: (limit) => `El arreglo JSON es demasiado largo (máximo ${limit} caracteres); usa un objeto por línea`,
  not_utf8: () =>
    'El texto mezcla UTF-8 con otra codificación o está dañado; guárdalo como «CSV UTF-8» y vuelve a intentarlo',
  binary: () => 'Hay datos binarios; el archivo no es de texto o está dañado',
  gzip_truncated: () => 'El archivo comprimido está cortado: termina antes de tiempo (gzip incompleto)',
  gzip_corrupt: (reason) => `El archivo comprimido está dañado: ${reason}`,
  line_too_long: (limit) => `La línea es demasiado larga (máximo ${limit} bytes)`,
  record_too_long: (limit) =>
    `El registro es demasiado largo (máximo ${limit} caracteres); quizá falta cerrar una comilla`,
  quote_not_closed: () => 'Falta cerrar una comilla en el registro que empieza en esta línea',
  csv_broken: (reason) => `El CSV no se puede leer: ${reason}`,
  repeated_columns: (columns) => `El encabezado repite columnas: ${columns}`,
  missing_columns: (columns) => `Faltan columnas obligatorias: ${columns}`,
  unknown_catalogue: (file) => `Por su nombre, ${file} no es un catálogo conocido del SAT`,
  changed_while_reading: () => 'El archivo cambió mientras se leía; vuelve a intentarlo cuando esté completo',
};

/** The file as a whole is refused; `line` is 1-based, null when it is about no line. */
export class SourceProblem extends Error {
  override readonly name = 'SourceProblem';

  constructor(
    readonly code: SourceProblemCode,
    readonly detail = '',
    readonly line: number | null = null,
    options?: ErrorOptions,
  ) {
    const text = texts[code](detail);
    super(line === null ? text : `Línea ${line}: ${text}`, options);
  }

  /** The same problem, placed at a line unless it already has one. */
  at(line: number): SourceProblem {
    return this.line === null ? new SourceProblem(this.code, this.detail, line, { cause: this.cause }) : this;
  }
}
