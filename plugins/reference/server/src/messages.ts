export const messages = {
  invalid_zip_code: 'El código postal debe tener 5 dígitos',
  zip_code_not_found: 'No encontramos ese código postal',
  invalid_clabe: 'La CLABE debe tener 18 dígitos',
  invalid_country_code: 'La clave del país debe ser de dos letras',
  rate_of_a_day_to_come: 'Todavía no se determina el tipo de cambio de ese día',
  rates_not_read:
    'No encontramos tipos de cambio en el archivo: súbelo como lo entrega Banco de México (fecha y dato por renglón)',
  rate_lines_not_read: 'No se entiende el renglón {line}: {text}',
  list_without_columns:
    'No es la lista del artículo 69-B: no encontramos las columnas RFC y Situación del contribuyente',
  list_without_day: 'La lista no dice a qué día está actualizada',
  list_row_not_read: 'No se entiende el renglón {line} de la lista',
  taxpayer_list_older: 'Esta lista está actualizada al {day} y la que ya tienes al {newest}',
  taxpayer_list_shrinks:
    'A esta lista le faltan {count} contribuyentes de la anterior: parece incompleta, descárgala otra vez',
  too_many_rates: 'Sube a lo más {count} días a la vez',
} as const;
