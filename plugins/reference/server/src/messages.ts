export const messages = {
  invalid_zip_code: { es: 'El código postal debe tener 5 dígitos', en: 'The postal code must have 5 digits' },
  zip_code_not_found: { es: 'No encontramos ese código postal', en: 'We did not find that postal code' },
  invalid_clabe: { es: 'La CLABE debe tener 18 dígitos', en: 'The CLABE must have 18 digits' },
  invalid_country_code: {
    es: 'La clave del país debe ser de dos letras',
    en: 'The country code must have two letters',
  },
  rate_of_a_day_to_come: {
    es: 'Todavía no se determina el tipo de cambio de ese día',
    en: 'The exchange rate of that day is not determined yet',
  },
  rates_not_read: {
    es: 'No encontramos tipos de cambio en el archivo: súbelo como lo entrega Banco de México (fecha y dato por renglón)',
    en: 'We found no exchange rates in the file: upload it as Banco de México delivers it (date and value on each line)',
  },
  rate_lines_not_read: { es: 'No se entiende el renglón {line}: {text}', en: 'Line {line} is not understood: {text}' },
  list_without_columns: {
    es: 'No es la lista del artículo 69-B: no encontramos las columnas RFC y Situación del contribuyente',
    en: 'It is not the list of article 69-B: we did not find the columns RFC and Situación del contribuyente',
  },
  list_without_day: {
    es: 'La lista no dice a qué día está actualizada',
    en: 'The list does not say as of which day it is',
  },
  list_row_not_read: {
    es: 'No se entiende el renglón {line} de la lista',
    en: 'Line {line} of the list is not understood',
  },
  taxpayer_list_older: {
    es: 'Esta lista está actualizada al {day} y la que ya tienes al {newest}',
    en: 'This list is as of {day} and the one you have as of {newest}',
  },
  taxpayer_list_shrinks: {
    es: 'A esta lista le faltan {count} contribuyentes de la anterior: parece incompleta, descárgala otra vez',
    en: 'This list lacks {count} taxpayers of the one before: it seems incomplete, download it again',
  },
  too_many_rates: { es: 'Sube a lo más {count} días a la vez', en: 'Upload {count} days at a time at most' },
} as const;
