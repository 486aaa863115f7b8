import texts from '../es/orderPage.json';
import { bring } from './bring';

bring('orderPage', texts);
