import texts from '../es/secondaryUsers.json';
import { bring } from './bring';

bring('secondaryUsers', texts);
