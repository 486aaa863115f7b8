import texts from '../es/statements.json';
import { bring } from './bring';

bring('statements', texts);
