export type CartStage = 'open' | 'shipping_method' | 'delivery_address' | 'payment_method' | 'confirmation' | 'ordered';
