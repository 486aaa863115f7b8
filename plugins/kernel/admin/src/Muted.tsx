import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

/** Small text beside what matters more; what is long goes on in the next line. */
export const Muted = ({ children }: { readonly children: ReactNode }) => (
  <Typography tag="p" variant="pi" textColor="neutral600" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);
