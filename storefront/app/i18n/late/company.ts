import texts from '../es/company.json';
import { bring } from './bring';

bring('company', texts);
