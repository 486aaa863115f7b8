import texts from '../es/addresses.json';
import { bring } from './bring';

bring('addresses', texts);
