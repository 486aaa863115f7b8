import { Box, Flex, Typography } from '@strapi/design-system';
import type { Draft } from './draft';

/** How a notice looks below the bell. */
export function Preview({ draft: { title, message, url } }: { readonly draft: Draft }) {
  return (
    <Box tag="section" aria-label="Vista previa" background="neutral100" hasRadius padding={4}>
      <Typography variant="sigma" textColor="neutral600" tag="h3">
        Vista previa
      </Typography>
      <Box background="neutral0" hasRadius shadow="tableShadow" padding={4} marginTop={3}>
        <Flex gap={3} alignItems="flex-start">
          <Box
            background="primary600"
            width="8px"
            height="8px"
            marginTop={2}
            style={{ borderRadius: 4, flex: 'none' }}
          />
          <Flex direction="column" alignItems="stretch" gap={1} minWidth={0}>
            <Typography fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
              {title.trim() || 'Título del aviso'}
            </Typography>
            <Typography textColor="neutral700" style={{ overflowWrap: 'anywhere' }}>
              {message.trim() || 'Aquí se leerá el mensaje.'}
            </Typography>
            <Typography variant="pi" textColor="neutral600">
              {`ahora${url.trim() === '' ? '' : ` · abre ${url.trim()}`}`}
            </Typography>
          </Flex>
        </Flex>
      </Box>
    </Box>
  );
}
