/** What plugins to the right add to the answers of this one. */
export { defineUserSection } from './server/src/users/user-section.output';
