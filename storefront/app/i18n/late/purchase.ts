import texts from '../es/purchase.json';
import { bring } from './bring';

bring('purchase', texts);
