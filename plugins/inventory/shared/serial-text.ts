/**
 * What is taken for a serial number, in capitals: four characters or more without blanks, and a digit among them. Makers print no shorter
 * ones, and words ('SIN SERIE', 'N/A') are none.
 */
export const serialPattern = /^(?=[^\d]*\d)[A-Z0-9][A-Z0-9./_-]{3,79}$/;

/** Tells whether a text is a code of the product itself (its SKU, model, part number or barcode), as a scanner reads it from the wrong label. */
export const isProductCode = (serial: string, codes: readonly (string | null)[]): boolean =>
  codes.some((code) => code !== null && code.trim().toUpperCase() === serial);
