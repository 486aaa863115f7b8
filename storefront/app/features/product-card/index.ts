export { AddToCart } from './components/AddToCart';
export { CartQuestions } from './components/CartQuestions';
export { AlternativesLink } from './components/AlternativesLink';
export { ProductCard } from './components/ProductCard';
export { StageBadge } from './components/StageBadge';
export { ProductCarousel } from './components/ProductCarousel';
export { cardView, productUrl, type CardView, type OfferView } from './card.view';
export { QuantityControl } from './components/QuantityControl';
export { quantityFrom } from './quantity';
