import texts from '../es/profile.json';
import { bring } from './bring';

bring('profile', texts);
