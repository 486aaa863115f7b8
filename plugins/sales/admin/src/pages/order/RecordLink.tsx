import { Link, Typography } from '@strapi/design-system';
import { useRBAC } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  readonly uid: string;
  readonly id: number;
  readonly children: string;
}

/** A record's name: a link to it for whoever may see its kind, plain text for others. */
export function RecordLink({ uid, id, children }: Props) {
  const reading = useMemo(() => [{ action: 'plugin::content-manager.explorer.read', subject: uid }], [uid]);
  const { allowedActions } = useRBAC(reading);
  if (allowedActions.canRead !== true) return <Typography fontWeight="semiBold">{children}</Typography>;
  // The list with this one record: the panel's own pages are addressed by a document id that orders do not keep.
  const list = `/content-manager/collection-types/${uid}?page=1&pageSize=10&filters[$and][0][id][$eq]=${id}`;
  return (
    <Link tag={RouterLink} to={list}>
      {children}
    </Link>
  );
}
