export { hideDevelopersLinks } from './developers-links';
export { speakSpanishOnly } from './spanish-only';
export { answerForUnusedServices } from './unused-services';
