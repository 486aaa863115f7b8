import { Flex, Link, Typography } from '@strapi/design-system';
import { ExternalLink } from '@strapi/icons';
import { Card, useRead } from '@mayorista/kernel/panel';
import type { DataOf } from '@mayorista/config/answers';
import { pluginId } from '../plugin-id';

/** Renders where a survey is looked at before, and where it is answered once it is published. */
export function SurveyLinks({ record }: { readonly record: { readonly id: number; readonly status: string } }) {
  const { data } = useRead<DataOf<'GET /survey-campaign-urls/{id}'>>(`/${pluginId}/survey-campaign-urls/${record.id}`);
  if (data === null) return null;
  return (
    <Card title="En la tienda">
      <Flex direction="column" alignItems="flex-start" gap={2}>
        <Link href={data.preview_url} target="_blank" rel="noopener" endIcon={<ExternalLink />}>
          Vista previa
        </Link>
        {record.status === 'published' ? (
          <>
            <Link href={data.url} target="_blank" rel="noopener" endIcon={<ExternalLink />}>
              Contestar
            </Link>
            <Typography variant="pi" style={{ overflowWrap: 'anywhere' }}>
              {data.url}
            </Typography>
          </>
        ) : (
          <Typography variant="pi" textColor="neutral600">
            Su enlace sirve cuando está publicada
          </Typography>
        )}
      </Flex>
    </Card>
  );
}
