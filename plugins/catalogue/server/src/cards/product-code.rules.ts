/** What part numbers are written with or without. */
export const separators = [' ', '-', '.', '/', '_', '(', ')', '+'] as const;

/** A part number as it is compared: in capitals, without separators. 'ds-2cd2143 g2.i' is DS2CD2143G2I. */
export const comparableCode = (code: string): string =>
  separators.reduce((text, separator) => text.replaceAll(separator, ''), code.trim().toUpperCase());
