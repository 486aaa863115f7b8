import { LinkButton } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Link, useLocation } from 'react-router-dom';
import { shapeTitles } from '../../../../shared/shape';
import { needing, useMay } from '../../use-may';
import type { RecordPages } from '../options';

/** Renders the link that begins a record, for people who may write one. */
export function NewButton({ pages: { shape, write } }: { readonly pages: RecordPages }) {
  const mayWrite = useMay(needing(write));
  const { search } = useLocation();
  if (!mayWrite) return null;
  return (
    <LinkButton tag={Link} to="nuevo" state={{ list: search }} startIcon={<Plus />}>
      {shapeTitles(shape).new}
    </LinkButton>
  );
}
