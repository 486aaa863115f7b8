import { answerInThread } from '@mayorista/search-engine';
import { vocabulary } from './vocabulary';

/** What each thread of the embedded engine runs. */
answerInThread(vocabulary);
