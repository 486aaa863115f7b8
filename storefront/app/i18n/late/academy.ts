import texts from '../es/academy.json';
import { bring } from './bring';

bring('academy', texts);
