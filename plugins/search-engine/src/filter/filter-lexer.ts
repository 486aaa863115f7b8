import { invalidFilter } from '../api-error';

/** A piece of a filter. A `string` was quoted: it is never a keyword. */
export interface Lexeme {
  kind: 'word' | 'string' | 'symbol' | 'end';
  text: string;
  at: number;
}

const PATTERN = /\s+|(?<symbol>!=|>=|<=|[=<>()[\],])|(?<word>[\p{L}\p{N}\p{M}_\-./]+)/uy;
const QUOTES = new Set(['"', "'"]);

/** Longest filter text accepted, in characters. */
const MAX_LENGTH = 50_000;

/** Cuts a filter into its pieces; refuses characters that the grammar does not know. */
export function lexemesOf(text: string): Lexeme[] {
  if (text.length > MAX_LENGTH) throw invalidFilter(`The filter is longer than ${MAX_LENGTH} characters.`);
  const lexemes: Lexeme[] = [];
  let at = 0;
  while (at < text.length) {
    if (QUOTES.has(text[at] ?? '')) {
      const lexeme = quoted(text, at);
      lexemes.push(lexeme.lexeme);
      at = lexeme.next;
      continue;
    }
    PATTERN.lastIndex = at;
    const match = PATTERN.exec(text);
    if (match === null)
      throw invalidFilter(`Unexpected character at position ${at + 1}: \`${text.slice(at, at + 20)}\`.`);
    const { symbol, word } = match.groups ?? {};
    if (symbol !== undefined) lexemes.push({ kind: 'symbol', text: symbol, at });
    if (word !== undefined) lexemes.push({ kind: 'word', text: word, at });
    at = PATTERN.lastIndex;
  }
  lexemes.push({ kind: 'end', text: '', at: text.length });
  return lexemes;
}

function quoted(text: string, start: number): { lexeme: Lexeme; next: number } {
  const quote = text[start];
  let value = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === quote) return { lexeme: { kind: 'string', text: value, at: start }, next: at + 1 };
    const escapes = character === '\\' && (text[at + 1] === quote || text[at + 1] === '\\');
    if (escapes) at += 1;
    value += text[at] ?? '';
  }
  throw invalidFilter(`Expression \`${text.slice(start, start + 30)}\` is missing the closing delimiter \`${quote}\`.`);
}
