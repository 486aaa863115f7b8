import { Box, Divider, Flex, Typography } from '@strapi/design-system';
import { formatMoment } from '../../format';
import { stateLabel, type Mail } from './mail';

/** Renders one mail as its receiver sees it. An empty sandbox and a content security policy keep its HTML from running scripts and from loading anything from other servers. */
export function ReadingPane({ mail }: { readonly mail: Mail | null }) {
  if (mail === null) {
    return (
      <Box padding={8}>
        <Typography textColor="neutral600">Elige un correo para leerlo</Typography>
      </Box>
    );
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={3} padding={5}>
      <Typography variant="delta" tag="h2">
        {mail.subject}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        Para {mail.recipient} · de {mail.sender ?? '—'} · {formatMoment(mail.sent_at)} · {stateLabel(mail.state)}
      </Typography>
      <Divider />
      <MailBody mail={mail} />
    </Flex>
  );
}

function MailBody({ mail }: { readonly mail: Mail }) {
  if (mail.html !== null) {
    return (
      <iframe
        title={`Correo: ${mail.subject}`}
        sandbox=""
        srcDoc={closed(mail.html)}
        style={{ border: 0, width: '100%', height: '60vh', background: 'white' }}
      />
    );
  }
  if (mail.text === null) {
    return (
      <Typography textColor="neutral600">
        El texto de este correo no se guarda: puede llevar un código de acceso.
      </Typography>
    );
  }
  return (
    <Box tag="pre" style={{ whiteSpace: 'pre-wrap' }}>
      <Typography>{mail.text}</Typography>
    </Box>
  );
}

const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data: 'self'; style-src 'unsafe-inline'">`;
const closed = (html: string): string => `<!doctype html><meta charset="utf-8">${policy}${html}`;
