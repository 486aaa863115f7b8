import texts from '../es/buying/orderPage.json';
import { bring } from './bring';

bring('orderPage', texts);
