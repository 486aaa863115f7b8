import texts from '../es/subscriptions.json';
import { bring } from './bring';

bring('subscriptions', texts);
