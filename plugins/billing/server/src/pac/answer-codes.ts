/**
 * What the codes of answers mean, as SW sapien documents them (developers.sw.com.mx, 'Cancelación CFDI' and 'Códigos de error', and the README of
 * its SDK of 2026-05-12). What stands here is an answer; everything else is none: the document waits, and the tax authority is asked.
 */
type CancellationMeaning =
  /** The tax authority has the request: whether it is granted, its status tells. */
  | 'taken'
  /** It refused it: the document stays in force. */
  | 'refused'
  /** It cannot say yet. */
  | 'waits';

/** Codes of one fiscal folio in the answer to a cancellation. */
export const cancellationCodes: Readonly<Record<string, CancellationMeaning>> = {
  '201': 'taken',
  // Asked for before.
  '202': 'taken',
  '203': 'refused',
  '204': 'refused',
  // A document reaches the authority's register within 48 hours of its stamp.
  '205': 'waits',
  '206': 'refused',
  '207': 'refused',
  '208': 'refused',
  '209': 'refused',
  '210': 'refused',
  '211': 'refused',
  '212': 'refused',
  '300': 'refused',
  '301': 'refused',
  '302': 'refused',
  '304': 'refused',
  '305': 'refused',
  '309': 'refused',
  '310': 'refused',
  '311': 'refused',
  '312': 'refused',
};

/** Codes of stamping that say something of the document: the matrices of CFDI 4.0 and Pagos 2.0, and those of the seal and its dates. */
export const isStampRefusal = (code: string): boolean =>
  /^(?:CFDI|CRP)\d{5}$/.test(code) || /^30[1-6]$|^308$|^40[1-3]$/.test(code);
