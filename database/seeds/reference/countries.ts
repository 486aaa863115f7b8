import { t, type Text } from '../text';

export interface CountrySeed {
  /** Fixed: screens default to 143 (storefront spec, section 9). */
  id: number;
  iso2: string;
  iso3: string;
  name: Text;
  /** Without the plus sign. */
  calling_code: string;
}

type Row = [id: number, iso2: string, iso3: string, es: string, en: string, callingCode: string];

const rows: Row[] = [
  [11, 'AR', 'ARG', 'Argentina', 'Argentina', '54'],
  [14, 'AU', 'AUS', 'Australia', 'Australia', '61'],
  [15, 'AT', 'AUT', 'Austria', 'Austria', '43'],
  [22, 'BE', 'BEL', 'Bélgica', 'Belgium', '32'],
  [23, 'BZ', 'BLZ', 'Belice', 'Belize', '501'],
  [27, 'BO', 'BOL', 'Bolivia', 'Bolivia', '591'],
  [31, 'BR', 'BRA', 'Brasil', 'Brazil', '55'],
  [34, 'BG', 'BGR', 'Bulgaria', 'Bulgaria', '359'],
  [39, 'CA', 'CAN', 'Canadá', 'Canada', '1'],
  [44, 'CL', 'CHL', 'Chile', 'Chile', '56'],
  [45, 'CN', 'CHN', 'China', 'China', '86'],
  [48, 'CO', 'COL', 'Colombia', 'Colombia', '57'],
  [53, 'CR', 'CRI', 'Costa Rica', 'Costa Rica', '506'],
  [55, 'HR', 'HRV', 'Croacia', 'Croatia', '385'],
  [56, 'CU', 'CUB', 'Cuba', 'Cuba', '53'],
  [58, 'CZ', 'CZE', 'Chequia', 'Czechia', '420'],
  [59, 'DK', 'DNK', 'Dinamarca', 'Denmark', '45'],
  [62, 'DO', 'DOM', 'República Dominicana', 'Dominican Republic', '1'],
  [64, 'EC', 'ECU', 'Ecuador', 'Ecuador', '593'],
  [65, 'EG', 'EGY', 'Egipto', 'Egypt', '20'],
  [66, 'SV', 'SLV', 'El Salvador', 'El Salvador', '503'],
  [69, 'EE', 'EST', 'Estonia', 'Estonia', '372'],
  [74, 'FI', 'FIN', 'Finlandia', 'Finland', '358'],
  [75, 'FR', 'FRA', 'Francia', 'France', '33'],
  [82, 'DE', 'DEU', 'Alemania', 'Germany', '49'],
  [85, 'GR', 'GRC', 'Grecia', 'Greece', '30'],
  [90, 'GT', 'GTM', 'Guatemala', 'Guatemala', '502'],
  [97, 'HN', 'HND', 'Honduras', 'Honduras', '504'],
  [98, 'HK', 'HKG', 'Hong Kong', 'Hong Kong', '852'],
  [99, 'HU', 'HUN', 'Hungría', 'Hungary', '36'],
  [101, 'IN', 'IND', 'India', 'India', '91'],
  [102, 'ID', 'IDN', 'Indonesia', 'Indonesia', '62'],
  [105, 'IE', 'IRL', 'Irlanda', 'Ireland', '353'],
  [106, 'IL', 'ISR', 'Israel', 'Israel', '972'],
  [107, 'IT', 'ITA', 'Italia', 'Italy', '39'],
  [108, 'JM', 'JAM', 'Jamaica', 'Jamaica', '1'],
  [109, 'JP', 'JPN', 'Japón', 'Japan', '81'],
  [115, 'KR', 'KOR', 'Corea del Sur', 'South Korea', '82'],
  [132, 'MY', 'MYS', 'Malasia', 'Malaysia', '60'],
  [143, 'MX', 'MEX', 'México', 'Mexico', '52'],
  [149, 'MA', 'MAR', 'Marruecos', 'Morocco', '212'],
  [155, 'NL', 'NLD', 'Países Bajos', 'Netherlands', '31'],
  [158, 'NZ', 'NZL', 'Nueva Zelanda', 'New Zealand', '64'],
  [159, 'NI', 'NIC', 'Nicaragua', 'Nicaragua', '505'],
  [165, 'NO', 'NOR', 'Noruega', 'Norway', '47'],
  [170, 'PA', 'PAN', 'Panamá', 'Panama', '507'],
  [172, 'PY', 'PRY', 'Paraguay', 'Paraguay', '595'],
  [173, 'PE', 'PER', 'Perú', 'Peru', '51'],
  [174, 'PH', 'PHL', 'Filipinas', 'Philippines', '63'],
  [176, 'PL', 'POL', 'Polonia', 'Poland', '48'],
  [177, 'PT', 'PRT', 'Portugal', 'Portugal', '351'],
  [178, 'PR', 'PRI', 'Puerto Rico', 'Puerto Rico', '1'],
  [181, 'RO', 'ROU', 'Rumania', 'Romania', '40'],
  [197, 'SG', 'SGP', 'Singapur', 'Singapore', '65'],
  [203, 'ZA', 'ZAF', 'Sudáfrica', 'South Africa', '27'],
  [207, 'ES', 'ESP', 'España', 'Spain', '34'],
  [213, 'SE', 'SWE', 'Suecia', 'Sweden', '46'],
  [214, 'CH', 'CHE', 'Suiza', 'Switzerland', '41'],
  [216, 'TW', 'TWN', 'Taiwán', 'Taiwan', '886'],
  [219, 'TH', 'THA', 'Tailandia', 'Thailand', '66'],
  [226, 'TR', 'TUR', 'Turquía', 'Turkey', '90'],
  [232, 'GB', 'GBR', 'Reino Unido', 'United Kingdom', '44'],
  [233, 'US', 'USA', 'Estados Unidos', 'United States', '1'],
  [235, 'UY', 'URY', 'Uruguay', 'Uruguay', '598'],
  [239, 'VE', 'VEN', 'Venezuela', 'Venezuela', '58'],
  [240, 'VN', 'VNM', 'Vietnam', 'Vietnam', '84'],
];

export const countries: CountrySeed[] = rows.map(([id, iso2, iso3, es, en, calling_code]) => ({
  id,
  iso2,
  iso3,
  name: t(es, en),
  calling_code,
}));
