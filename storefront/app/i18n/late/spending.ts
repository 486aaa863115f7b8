import texts from '../es/spending.json';
import { bring } from './bring';

bring('spending', texts);
