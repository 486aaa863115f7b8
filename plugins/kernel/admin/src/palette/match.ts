import { fold } from '@mayorista/config/text';

/** Words that people use for the same thing: whoever looks for one finds what the others name. */
const synonyms: readonly (readonly string[])[] = [
  ['existencias', 'stock', 'inventario', 'almacén', 'piezas'],
  ['empresa', 'cliente', 'distribuidor', 'compañía'],
  ['pedido', 'orden', 'venta'],
  ['cotización', 'presupuesto'],
  ['factura', 'cfdi', 'comprobante fiscal', 'timbre'],
  ['producto', 'artículo', 'sku'],
  ['proveedor', 'fabricante'],
  ['persona', 'usuario', 'cuenta'],
  ['empleado', 'trabajador', 'personal', 'colaborador'],
  ['traspaso', 'transferencia', 'movimiento'],
  ['embarque', 'envío', 'paquete', 'guía'],
  ['reabastecimiento', 'resurtido', 'restock', 'compras'],
  ['descuento', 'promoción', 'oferta', 'rebaja'],
  ['precio', 'tarifa', 'costo'],
  ['pago', 'cobro', 'depósito', 'abono'],
  ['crédito', 'saldo', 'deuda', 'cartera'],
  ['incidencia', 'garantía', 'devolución', 'rma', 'reclamo'],
  ['vacaciones', 'permiso', 'ausencia', 'descanso'],
  ['correo', 'email', 'mail'],
  ['trabajo', 'proceso', 'job', 'tarea'],
  ['tablero', 'dashboard', 'gráfica', 'reporte', 'indicador'],
  ['norma', 'nom', 'certificado', 'cumplimiento'],
  ['tipo de cambio', 'dólar', 'divisa', 'paridad'],
  ['opinión', 'reseña', 'calificación', 'comentario'],
  ['notificación', 'aviso', 'alerta'],
  ['nuevo', 'nueva', 'crear', 'agregar', 'alta'],
].map((group) => group.map(fold));

/** Something that is found by its name and other words. */
export interface Named {
  readonly label: string;
  readonly words?: readonly string[];
  /** The area that it stands in, which finds it too. */
  readonly place?: string;
}

/**
 * Tells how well a text names something: 0 where its name begins so, more where only a word, a synonym or its place does, null where it does
 * not. Each word of the text must be met.
 */
export function match(text: string, { label, words = [], place = '' }: Named): number | null {
  const asked = fold(text.trim());
  if (asked === '') return null;
  const name = fold(label);
  if (name.startsWith(asked)) return 0;
  const own = [name, ...words.map(fold)];
  const ranks = asked.split(/\s+/).map((word) => rankOf(word, own, fold(place)));
  return ranks.some((rank) => rank === null) ? null : Math.max(...ranks.map(Number));
}

function rankOf(word: string, own: readonly string[], place: string): number | null {
  if (own.some((each) => beginsIn(each, word))) return 1;
  if (meanings(word).some((each) => own.some((text) => beginsIn(text, each)))) return 2;
  return [word, ...meanings(word)].some((each) => beginsIn(place, each)) ? 3 : null;
}

/** Two letters mean nothing yet. */
const fewestLetters = 3;

const meanings = (word: string): readonly string[] =>
  word.length < fewestLetters
    ? []
    : synonyms.filter((group) => group.some((each) => each.startsWith(singular(word)))).flat();

const singular = (word: string): string => word.replace(/(?<=[^aeiou])es$|s$/, '');

/** A word of the text begins so, its plural too. */
const beginsIn = (text: string, word: string): boolean => ` ${text}`.includes(` ${word}`) || text.includes(`(${word}`);
