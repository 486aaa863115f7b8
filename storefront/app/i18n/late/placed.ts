import texts from '../es/buying/placed.json';
import { bring } from './bring';

bring('placed', texts);
