/** What suites begin with: people (kernel: README, Tests). */
export { givenPerson } from './given-person';
