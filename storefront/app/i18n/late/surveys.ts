import texts from '../es/surveys.json';
import { bring } from './bring';

bring('surveys', texts);
