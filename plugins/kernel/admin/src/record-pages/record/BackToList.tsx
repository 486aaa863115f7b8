import { Link } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { shapeTitles, type Shape } from '../../../../shared/shape';

/** Renders the link back to the list as it was left. */
export function BackToList({ shape }: { readonly shape: Shape }) {
  const state: unknown = useLocation().state;
  const search = typeof state === 'object' && state !== null && 'list' in state ? String(state.list) : '';
  return (
    <Link tag={RouterLink} startIcon={<ArrowLeft />} to={{ pathname: '..', search }}>
      {shapeTitles(shape).many}
    </Link>
  );
}
