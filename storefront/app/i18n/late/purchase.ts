import texts from '../es/buying/purchase.json';
import { bring } from './bring';

bring('purchase', texts);
