import texts from '../es/registration.json';
import { bring } from './bring';

bring('registration', texts);
