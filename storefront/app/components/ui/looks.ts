/** Variants and sizes of a button, and colours of a badge (storefront document, section 9): each has a rule in `controls.css`. */
export const buttonVariants = [
  'primary',
  'danger',
  'secondary',
  'plain',
  'success',
  'outline-danger',
  'outline-primary',
  'support',
] as const;
export const buttonSizes = ['xsm', 'sm', 'md', 'lg'] as const;
export const badgeColours = ['success', 'blue', 'default', 'warning', 'yellow', 'dark', 'gray', 'purple'] as const;

export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];
export type BadgeColour = (typeof badgeColours)[number];
