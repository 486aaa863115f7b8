import { answerInThread } from '../src/threads/answer-in-thread';

/** A thread without a vocabulary, as tests of several processes run it. */
answerInThread();
