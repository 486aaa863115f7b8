import texts from '../es/franchise.json';
import { bring } from './bring';

bring('franchise', texts);
