import { usePage } from '@mayorista/kernel/panel';
import { fold } from '@mayorista/kernel/shared';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { ItemOf } from '@mayorista/config/answers';

type Permission = ItemOf<'GET /permissions'>;
type Texts = ReadonlyMap<string, readonly string[]>;

/** Reads what permissions let somebody do, in words, by their codes. */
export function usePermissionTexts(): Texts {
  const { rows } = usePage<Permission>('/people/permissions');
  return useMemo(() => new Map((rows ?? []).map(({ code, calls }) => [code, calls])), [rows]);
}

const most = 3;

/** Returns what a permission allows, shortened; its code where no call needs it. */
export function textOf(code: string, texts: Texts): string {
  const calls = texts.get(code) ?? [];
  if (calls.length === 0) return code;
  return calls.length > most ? `${calls.slice(0, most).join('; ')} y ${calls.length - most} más` : calls.join('; ');
}

/** Tells whether a permission's code or words hold what is searched. */
export const isFound = (search: string, code: string, texts: Texts): boolean =>
  fold(`${code} ${(texts.get(code) ?? []).join(' ')}`).includes(fold(search));

interface ButtonProps {
  readonly code: string;
  readonly texts: Texts;
  readonly onCode: (code: string) => void;
}

/** A permission in words, with its code for who writes programs; chooses it. */
export const PermissionButton = ({ code, texts, onCode }: ButtonProps) => (
  <CodeButton type="button" onClick={() => onCode(code)}>
    {textOf(code, texts)}
    {textOf(code, texts) !== code && <Code>{code}</Code>}
  </CodeButton>
);

const Code = styled.span`
  display: block;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.2rem;
`;

const CodeButton = styled.button`
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.primary600};
  font-size: 1.3rem;
  text-align: left;
  cursor: pointer;
`;
