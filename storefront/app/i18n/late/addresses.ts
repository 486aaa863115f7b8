import texts from '../es/buying/addresses.json';
import { bring } from './bring';

bring('addresses', texts);
