const check = (name, label, command, cores = 1) => ({ name, label, command, report: 'check', cores });

/** What is checked of changed files alone, or quicker than by the stage that checks everything. */
const narrower = {
  format: (files) =>
    check('format', 'Formato', ['npx', 'prettier', '--check', '--log-level=warn', '--ignore-unknown', ...files]),
  lint: (files) => check('lint', 'Estilo', ['npx', 'oxlint', ...files]),
  types: () => check('types', 'Estilo y tipos', ['npm', 'run', '--silent', 'lint:code']),
  imports: (files) =>
    check('imports', 'Dependencias', [
      'npx',
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type=err',
      ...files,
    ]),
};

/**
 * Returns the stages that run what a change can break: `choice` says by stage 'all' or which files (none: it does not run), `stages`
 * are those of everything.
 */
export function stagesOf(choice, stages) {
  const isAsked = ({ name }) => choice[name] === 'all' || choice[name].length > 0;
  // One run of the linter tells both.
  const told = choice.lint === 'all' ? 'types' : isAsked({ name: 'types' }) ? 'lint' : null;
  const chosen = ({ name }) => isAsked({ name }) && name !== told;
  const known = stages
    .filter(chosen)
    .map((stage) => (choice[stage.name] === 'all' ? stage : narrowed(stage, choice[stage.name])));
  const others = ['format', 'types']
    .filter((name) => chosen({ name }))
    .map((name) => narrower[name](choice[name] === 'all' ? ['.'] : choice[name]));
  return [...others, ...known];
}

function narrowed(stage, files) {
  if (narrower[stage.name] !== undefined) return narrower[stage.name](files);
  if (stage.name === 'services') return { ...stage, env: { SERVICES_SUITES: files.join(',') } };
  return { ...stage, command: [...stage.command, ...files] };
}
