import type { DataOf } from '@mayorista/config/answers';

export type TagFields = DataOf<'GET /product-nom-tags/{id}'>['nomTagFields'];

/** Lines of the label by the names of the documents' call. */
export const tagLabels = [
  { name: 'product_name', label: 'Nombre del producto' },
  { name: 'brand', label: 'Marca' },
  { name: 'model', label: 'Modelo' },
  { name: 'country_of_origin', label: 'País de origen' },
  { name: 'importer_name', label: 'Importador' },
  { name: 'importer_address', label: 'Domicilio del importador' },
  { name: 'importer_rfc', label: 'RFC del importador' },
  { name: 'input_voltage', label: 'Tensión de entrada' },
  { name: 'frequency', label: 'Frecuencia' },
  { name: 'power', label: 'Potencia' },
  { name: 'current', label: 'Corriente' },
  { name: 'contents', label: 'Contenido' },
  { name: 'warnings', label: 'Advertencias' },
  { name: 'warranty', label: 'Garantía' },
] as const satisfies readonly { readonly name: keyof TagFields; readonly label: string }[];
