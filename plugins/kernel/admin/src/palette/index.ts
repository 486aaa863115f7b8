/** Things that are found and done from anywhere in the panel. */
export { addVerb, allVerbs, type Verb } from './verbs';
export { match } from './match';
export { isPinned, parsePlaces, placesKey, turned, visited, type KeptPlaces, type Place } from './kept-places';
