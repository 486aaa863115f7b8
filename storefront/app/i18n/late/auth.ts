import texts from '../es/auth.json';
import { bring } from './bring';

bring('auth', texts);
