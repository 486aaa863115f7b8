/** What plugins to the right answer of products, in the words of this one. */
export { cardOutput } from './server/src/cards/card.answer';
