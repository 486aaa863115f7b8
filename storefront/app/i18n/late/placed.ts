import texts from '../es/placed.json';
import { bring } from './bring';

bring('placed', texts);
