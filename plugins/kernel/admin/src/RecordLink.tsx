import { Link, Typography } from '@strapi/design-system';
import { useFetchClient, useRBAC } from '@strapi/strapi/admin';
import { useMemo, type MouseEvent, type ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';

interface Props {
  /** Content type of the record. */
  readonly uid: string;
  /** Id of the record on the platform. */
  readonly id: number;
  readonly children: ReactNode;
}

interface Found {
  readonly results: readonly { readonly documentId: string }[];
}

/** Renders a record's name: a link to its edit view for people who may read its content type, plain text for others. */
export function RecordLink({ uid, id, children }: Props) {
  const reading = useMemo(() => [{ action: 'plugin::content-manager.explorer.read', subject: uid }], [uid]);
  const { allowedActions } = useRBAC(reading);
  const { get } = useFetchClient();
  const navigate = useNavigate();
  if (allowedActions.canRead !== true) return <Typography fontWeight="semiBold">{children}</Typography>;

  const type = `/content-manager/collection-types/${uid}`;
  const query = `?page=1&pageSize=10&filters[$and][0][id][$eq]=${id}`;
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The panel addresses records by a document id that the platform's lists do not carry; the list of this one record is as good.
    get<Found>(`${type}${query}`).then(
      ({ data }) =>
        navigate(data.results[0] === undefined ? `${type}${query}` : `${type}/${data.results[0].documentId}`),
      () => navigate(`${type}${query}`),
    );
  };
  return (
    <Link tag={RouterLink} to={`${type}${query}`} onClick={open}>
      {children}
    </Link>
  );
}
