import texts from '../es/quotations.json';
import { bring } from './bring';

bring('quotations', texts);
