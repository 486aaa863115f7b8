export { AddToCart } from './components/AddToCart';
export { ProductCard } from './components/ProductCard';
export { StageBadge } from './components/StageBadge';
export { ProductCarousel } from './components/ProductCarousel';
export { cardView, productUrl, type CardView, type OfferView } from './card.view';
export { QuantityControl } from './components/QuantityControl';
export { useAddToCart } from './hooks/use-add-to-cart';
export { quantityFrom } from './quantity';
