import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { Card, formatNumber, Muted, needing, ReadFailure, useMay, useRead } from '@mayorista/kernel/panel';
import type { DataOf } from '@mayorista/config/answers';
import { Link as RouterLink } from 'react-router-dom';
import { pluginId } from '../plugin-id';

type Results = DataOf<'GET /survey-results/{id}'>;
type Question = Results['survey_fields'][number];

interface Props {
  readonly record: { readonly id: number };
}

/** Renders what was answered of a survey, question by question; what people wrote themselves stands in its responses. */
export function SurveyResults({ record: { id } }: Props) {
  const mayRead = useMay(needing('survey-responses.read'));
  const { data, failure, reload } = useRead<Results>(mayRead ? `/${pluginId}/survey-results/${id}` : null);
  if (failure !== null) return <ReadFailure onRetry={() => void reload()} />;
  if (data === null) return null;
  return (
    <Card title="Resultados">
      <Flex gap={4} wrap="wrap">
        <Typography>{`Contestadas: ${formatNumber(data.answered)}`}</Typography>
        <Typography textColor="neutral600">{`Sin terminar: ${formatNumber(data.answering)}`}</Typography>
        <Link tag={RouterLink} to={`/plugins/${pluginId}/survey-responses?survey_id=${id}`}>
          Ver las respuestas
        </Link>
      </Flex>
      {data.answered === 0 ? <Muted>Nadie la ha contestado</Muted> : null}
      {data.answered === 0
        ? null
        : data.survey_fields
            .filter(({ type }) => type !== 'open_field')
            .map((question) => <QuestionResult key={question.id} question={question} />)}
    </Card>
  );
}

function QuestionResult({ question: { label, answers, average, options } }: { readonly question: Question }) {
  return (
    <Box tag="section" aria-label={label} paddingTop={2}>
      <Typography fontWeight="semiBold">{label}</Typography>
      <Typography variant="pi" textColor="neutral600" tag="p">
        {`${formatNumber(answers)} respuestas`}
        {average === null ? '' : ` · promedio ${average.toFixed(2)}`}
      </Typography>
      {options.map(({ option, times }) => (
        <Flex key={option} gap={2} paddingTop={1}>
          <Box width="180px" shrink={0}>
            <Typography variant="pi">{option}</Typography>
          </Box>
          <Box grow={1} background="neutral100" borderRadius="4px" height="8px" aria-hidden>
            <Box
              background="primary600"
              borderRadius="4px"
              height="8px"
              width={`${answers === 0 ? 0 : Math.round((100 * times) / answers)}%`}
            />
          </Box>
          <Typography variant="pi">{formatNumber(times)}</Typography>
        </Flex>
      ))}
    </Box>
  );
}
