/** The people that suites begin with (kernel: README, Tests). */
export { givenPerson } from './given-person';
