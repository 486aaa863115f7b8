import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

/** Renders small grey text; long words wrap. */
export const Muted = ({ children }: { readonly children: ReactNode }) => (
  <Typography tag="p" variant="pi" textColor="neutral600" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);
