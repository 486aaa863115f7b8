/**
 * What buyers of the trade type, and what each means: the product's categories (keys of the demonstration's tree, of any depth) and what its name must say. Written before the
 * ranking was tuned; the first five results, or as many as there are, must hold it.
 */
export interface BuyersQuery {
  readonly text: string;
  /** Any of these categories. */
  readonly in: readonly string[];
  /** Words that its name says next to each other, folded: lower case without accents. */
  readonly says?: readonly string[];
}

const cameras = ['camaras-ip', 'camaras-hd', 'camaras-ptz', 'camaras-especiales'];
const ip = ['camaras-ip', 'ptz-ip', 'camaras-especiales'];

export const buyersQueries: readonly BuyersQuery[] = [
  { text: 'camara', in: [...cameras, 'video-movil'] },
  { text: 'cámaras', in: [...cameras, 'video-movil'] },
  { text: 'camara ip', in: ip },
  { text: 'camara domo', in: cameras, says: ['domo'] },
  { text: 'camara bala 4mp', in: cameras, says: ['bala', '4 mp'] },
  { text: 'camara bala 4 megapixeles', in: cameras, says: ['bala', '4 mp'] },
  { text: 'camara 8mp', in: cameras, says: ['8 mp'] },
  { text: 'camara ip 2 mp', in: ip, says: ['2 mp'] },
  { text: 'camara wifi', in: ['ip-wifi'] },
  { text: 'camara exterior', in: cameras },
  { text: 'camara exterior con audio', in: cameras },
  { text: 'camara termica', in: ['termicas'] },
  { text: 'camara ptz', in: ['camaras-ptz'] },
  { text: 'ptz 25x', in: ['camaras-ptz'], says: [] },
  { text: 'lectura de placas', in: ['lectura-de-placas'] },
  { text: 'domo ip 8 mp', in: ['ip-domo'], says: ['8 mp'] },
  { text: 'nvr', in: ['nvr'] },
  { text: 'nvr 16 canales', in: ['nvr'], says: ['16 canales'] },
  { text: 'nvr 8ch', in: ['nvr'], says: ['8 canales'] },
  { text: 'dvr 8 canales', in: ['dvr'], says: ['8 canales'] },
  { text: 'grabador', in: ['grabadores'] },
  { text: 'disco duro 4tb', in: ['discos-duros'], says: ['4 tb'] },
  { text: 'disco duro', in: ['discos-duros'] },
  { text: 'microsd', in: ['microsd'] },
  { text: 'memoria 128 gb', in: ['microsd'], says: ['128 gb'] },
  { text: 'kit de camaras', in: ['kits-video'], says: ['camaras'] },
  { text: 'fuente de poder', in: ['fuentes'] },
  { text: 'fuente 12v', in: ['fuentes'], says: ['12 vcc'] },
  { text: 'fuente 12 v 10 a', in: ['fuentes'], says: ['12 vcc 10 a'] },
  { text: 'fuente de poder 12v 5a', in: ['fuentes'], says: ['12 vcc 5 a'] },
  { text: 'adaptador 12v 1a', in: ['adaptadores'], says: ['12 vcc 1 a'] },
  { text: 'bateria 12v', in: ['baterias'], says: ['12 v'] },
  { text: 'bateria 12v 7ah', in: ['baterias-agm'], says: ['12 v 7 ah'] },
  { text: 'ups', in: ['ups'] },
  { text: 'no break 1000va', in: ['ups'], says: ['1000 va'] },
  { text: 'panel solar', in: ['solar'], says: ['panel solar monocristalino'] },
  { text: 'switch', in: ['switches'] },
  { text: 'switch poe', in: ['switches-poe', 'switches-industriales'] },
  { text: 'switch poe 8 puertos', in: ['switches'], says: ['poe', '8 puertos'] },
  { text: 'switch 24 puertos', in: ['switches'], says: ['24 puertos'] },
  { text: 'access point', in: ['puntos-de-acceso'] },
  { text: 'router', in: ['routers'] },
  { text: 'cable utp', in: ['utp'] },
  { text: 'cable utp cat6', in: ['utp'], says: ['categoria 6'] },
  { text: 'bobina cat 5e', in: ['utp'], says: ['categoria 5e'] },
  { text: 'jack cat6', in: ['jacks'], says: ['categoria 6'] },
  { text: 'cable coaxial', in: ['coaxial'] },
  {
    text: 'fibra optica',
    in: ['fibra-optica', 'cordones', 'convertidores', 'paneles-de-parcheo', 'transceptores-sfp'],
  },
  { text: 'patch panel 24 puertos', in: ['paneles-de-parcheo'], says: ['panel de parcheo', '24 puertos'] },
  { text: 'gabinete de pared', in: ['gabinetes-de-pared'], says: ['gabinete de pared'] },
  { text: 'electroiman', in: ['electroimanes'] },
  { text: 'electroiman 600 lbs', in: ['electroimanes'], says: ['600 lb'] },
  { text: 'chapa', in: ['cerraduras'] },
  { text: 'boton de salida', in: ['salida'] },
  { text: 'lectora de huella', in: ['huella'] },
  { text: 'reconocimiento facial', in: ['facial', 'cerraduras-digitales'] },
  { text: 'control de acceso', in: ['biometricos', 'lectoras', 'controladores', 'cerraduras', 'accesos-fisicos'] },
  { text: 'tarjeta de proximidad', in: ['credenciales'], says: ['proximidad'] },
  { text: 'videoportero', in: ['videoporteros-kit', 'videoporteros-ip'] },
  { text: 'sensor de movimiento', in: ['movimiento'] },
  { text: 'sirena', in: ['sirenas', 'estrobos'] },
  { text: 'detector de humo', in: ['detectores-incendio'], says: ['humo'] },
  { text: 'estacion manual', in: ['estaciones-manuales'] },
  { text: 'radio portatil', in: ['radios-portatiles'] },
  { text: 'gps', in: ['gps'] },
  { text: 'laptop', in: ['laptops'] },
  { text: 'monitor', in: ['monitores', 'monitores-interior'] },
];
