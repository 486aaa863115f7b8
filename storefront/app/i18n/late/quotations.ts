import texts from '../es/buying/quotations.json';
import { bring } from './bring';

bring('quotations', texts);
