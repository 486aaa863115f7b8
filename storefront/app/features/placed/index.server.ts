export { waitingIntents } from './placed.intents.server';
export { findReplacements } from './find-replacements.server';
