export { HeartButton } from './components/HeartButton';
export { WishListMenu } from './components/WishListMenu';
