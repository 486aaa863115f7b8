/** What the frame shows of the cart. */
export { CartMenu } from './components/CartMenu';
