import texts from '../es/conversation.json';
import { bring } from './bring';

bring('conversation', texts);
