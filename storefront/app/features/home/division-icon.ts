/** The drawings a division can have; staff name divisions freely, so the name decides. The first that suits: a door phone is no camera. */
const words = {
  phone: /telefon|phone|voip|intercom|interfon|videoportero|portero/i,
  camera: /videovigilancia|c[aá]mara|cctv|surveillance|video/i,
  access: /acceso|access|asistencia|biom[eé]tr|cerradura/i,
  alarm: /alarma|alarm|intrusi[oó]n|sensor/i,
  fire: /fuego|incendio|fire|humo/i,
  network: /red(es)?\b|network|wi-?fi|inal[aá]mbric|switch/i,
  cable: /cable|canaliza|estructurado|conector|rack/i,
  solar: /solar|fotovolt/i,
  power: /energ[ií]a|power|bater[ií]a|ups|el[eé]ctric/i,
  radio: /radio|comunicaci/i,
  computing: /c[oó]mputo|computing|laptop|punto de venta|software/i,
  storage: /almacenamiento|storage|disco|grabador/i,
  monitor: /monitor|pantalla|display|audio/i,
  home: /hogar|home|automatiza|smart|dom[oó]tica/i,
  tools: /herramienta|tool|accesorio|instalaci/i,
} as const;

export type DivisionIcon = keyof typeof words | 'other';

/** The drawing that suits a division's name. */
export function divisionIcon(name: string): DivisionIcon {
  const found = (Object.keys(words) as (keyof typeof words)[]).find((icon) => words[icon].test(name));
  return found ?? 'other';
}
