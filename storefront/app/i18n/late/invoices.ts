import texts from '../es/invoices.json';
import { bring } from './bring';

bring('invoices', texts);
