export interface StateSeed {
  id: number;
  name: string;
  /** SAT code. */
  code: string;
  country_id: number;
  /** States of the border region, where IVA may be 8 %. */
  is_border: boolean;
}

const BORDER = ['BCN', 'SON', 'CHH', 'COA', 'NLE', 'TAM'];

const rows: [code: string, name: string][] = [
  ['AGU', 'Aguascalientes'],
  ['BCN', 'Baja California'],
  ['BCS', 'Baja California Sur'],
  ['CAM', 'Campeche'],
  ['COA', 'Coahuila'],
  ['COL', 'Colima'],
  ['CHP', 'Chiapas'],
  ['CHH', 'Chihuahua'],
  ['CMX', 'Ciudad de México'],
  ['DUR', 'Durango'],
  ['GUA', 'Guanajuato'],
  ['GRO', 'Guerrero'],
  ['HID', 'Hidalgo'],
  ['JAL', 'Jalisco'],
  ['MEX', 'Estado de México'],
  ['MIC', 'Michoacán'],
  ['MOR', 'Morelos'],
  ['NAY', 'Nayarit'],
  ['NLE', 'Nuevo León'],
  ['OAX', 'Oaxaca'],
  ['PUE', 'Puebla'],
  ['QUE', 'Querétaro'],
  ['ROO', 'Quintana Roo'],
  ['SLP', 'San Luis Potosí'],
  ['SIN', 'Sinaloa'],
  ['SON', 'Sonora'],
  ['TAB', 'Tabasco'],
  ['TAM', 'Tamaulipas'],
  ['TLA', 'Tlaxcala'],
  ['VER', 'Veracruz'],
  ['YUC', 'Yucatán'],
  ['ZAC', 'Zacatecas'],
];

export const states: StateSeed[] = rows.map(([code, name], i) => ({
  id: i + 1,
  name,
  code,
  country_id: 143,
  is_border: BORDER.includes(code),
}));
