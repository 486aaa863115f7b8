import texts from '../es/buying/quickOrder.json';
import { bring } from './bring';

bring('quickOrder', texts);
