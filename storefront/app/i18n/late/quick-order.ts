import texts from '../es/quickOrder.json';
import { bring } from './bring';

bring('quickOrder', texts);
