import texts from '../es/incidences.json';
import { bring } from './bring';

bring('incidences', texts);
