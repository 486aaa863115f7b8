import { invalidFilter } from '../api-error';
import type { ComparisonOperator, Filter } from './filter-ast';
import { lexemesOf, type Lexeme } from './filter-lexer';

const KEYWORDS = new Set([
  'AND',
  'OR',
  'NOT',
  'TO',
  'IN',
  'EXISTS',
  'IS',
  'NULL',
  'EMPTY',
  'CONTAINS',
  'STARTS',
  'WITH',
]);
const COMPARISONS = new Set(['=', '!=', '>', '>=', '<', '<=']);
const MAX_DEPTH = 200;
const MAX_CONDITIONS = 1_000;

/**
 * Parses a filter: a text, or an array of texts meaning AND whose inner arrays mean OR. `undefined` when it asks nothing.
 * Precedence: OR < AND < NOT < parentheses. Anything not understood is `invalid_search_filter` (400); no other error leaves here.
 */
export function parseFilter(filter: unknown): Filter | undefined {
  if (filter === undefined || filter === null) return undefined;
  const counter = { conditions: 0 };
  if (typeof filter === 'string') return parseText(filter, counter);
  if (!Array.isArray(filter)) throw invalidFilter('The filter must be a string or an array of strings.');
  const parts = filter.map((part: unknown) => (Array.isArray(part) ? anyOf(part, counter) : parseItem(part, counter)));
  return group(
    'and',
    parts.filter((part) => part !== undefined),
  );
}

type Counter = { conditions: number };

function anyOf(parts: unknown[], counter: Counter): Filter | undefined {
  return group(
    'or',
    parts.map((part) => parseItem(part, counter)).filter((part) => part !== undefined),
  );
}

function parseItem(item: unknown, counter: Counter): Filter | undefined {
  if (typeof item !== 'string')
    throw invalidFilter('A filter array may hold strings and, one level deeper, arrays of strings.');
  return parseText(item, counter);
}

function parseText(text: string, counter: Counter): Filter | undefined {
  return text.trim() === '' ? undefined : new FilterParser(lexemesOf(text), counter).parse();
}

function group(kind: 'and' | 'or', parts: Filter[]): Filter | undefined {
  return parts.length > 1 ? { kind, parts } : parts[0];
}

class FilterParser {
  private next = 0;
  private depth = 0;

  constructor(
    private readonly lexemes: Lexeme[],
    private readonly counter: Counter,
  ) {}

  parse(): Filter {
    const filter = this.or();
    if (this.peek().kind !== 'end') throw this.unexpected('the end of the filter');
    return filter;
  }

  private or(): Filter {
    return this.chain('or', 'OR', () => this.and());
  }

  private and(): Filter {
    return this.chain('and', 'AND', () => this.not());
  }

  private chain(kind: 'and' | 'or', keyword: string, part: () => Filter): Filter {
    const first = part();
    const parts = [first];
    while (this.takeKeyword(keyword)) parts.push(part());
    return parts.length === 1 ? first : { kind, parts };
  }

  private not(): Filter {
    if (!this.takeKeyword('NOT')) return this.primary();
    return this.deeper(() => ({ kind: 'not', part: this.not() }));
  }

  private primary(): Filter {
    if (!this.takeSymbol('(')) return this.condition();
    return this.deeper(() => {
      const inner = this.or();
      if (!this.takeSymbol(')')) throw this.unexpected('`)`');
      return inner;
    });
  }

  private deeper<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw invalidFilter(`The filter is nested deeper than ${MAX_DEPTH} levels.`);
    const result = read();
    this.depth -= 1;
    return result;
  }

  private condition(): Filter {
    this.counter.conditions += 1;
    if (this.counter.conditions > MAX_CONDITIONS)
      throw invalidFilter(`The filter has more than ${MAX_CONDITIONS} conditions.`);
    const attribute = this.value('an attribute');
    if (attribute.startsWith('_geo'))
      throw invalidFilter('Geographic filters are not available: the index has no coordinates.');
    const symbol = this.peek();
    if (symbol.kind === 'symbol' && COMPARISONS.has(symbol.text)) {
      this.next += 1;
      return { kind: 'compare', attribute, operator: symbol.text as ComparisonOperator, value: this.value('a value') };
    }
    return this.wordCondition(attribute);
  }

  private wordCondition(attribute: string): Filter {
    if (this.takeKeyword('NOT')) return { kind: 'not', part: this.negatable(attribute) };
    if (this.takeKeyword('IS')) return this.nullOrEmpty(attribute);
    if (this.startsNegatable()) return this.negatable(attribute);
    const from = this.value('an operator');
    if (!this.takeKeyword('TO'))
      throw this.unexpected('an operator (=, !=, >, >=, <, <=, TO, IN, EXISTS, IS, CONTAINS, STARTS WITH)');
    return { kind: 'range', attribute, from, to: this.value('a value') };
  }

  private startsNegatable(): boolean {
    return ['IN', 'EXISTS', 'CONTAINS', 'STARTS'].some((keyword) => this.isKeyword(keyword));
  }

  private negatable(attribute: string): Filter {
    if (this.takeKeyword('EXISTS')) return { kind: 'exists', attribute };
    if (this.takeKeyword('IN')) return { kind: 'in', attribute, values: this.list() };
    if (this.takeKeyword('CONTAINS')) return { kind: 'contains', attribute, value: this.value('a value') };
    if (this.takeKeyword('STARTS') && this.takeKeyword('WITH'))
      return { kind: 'starts', attribute, value: this.value('a value') };
    throw this.unexpected('IN, EXISTS, CONTAINS or STARTS WITH');
  }

  private nullOrEmpty(attribute: string): Filter {
    const negated = this.takeKeyword('NOT');
    const kind = this.takeKeyword('NULL') ? 'null' : this.takeKeyword('EMPTY') ? 'empty' : undefined;
    if (kind === undefined) throw this.unexpected('NULL or EMPTY');
    return negated ? { kind: 'not', part: { kind, attribute } } : { kind, attribute };
  }

  private list(): string[] {
    if (!this.takeSymbol('[')) throw this.unexpected('`[`');
    const values: string[] = [];
    while (!this.takeSymbol(']')) {
      values.push(this.value('a value or `]`'));
      if (this.takeSymbol(',')) continue;
      if (!this.takeSymbol(']')) throw this.unexpected('`,` or `]`');
      break;
    }
    return values;
  }

  private value(expected: string): string {
    const lexeme = this.peek();
    const isValue = lexeme.kind === 'string' || (lexeme.kind === 'word' && !KEYWORDS.has(lexeme.text));
    if (!isValue) throw this.unexpected(expected);
    this.next += 1;
    return lexeme.text;
  }

  private peek(): Lexeme {
    return this.lexemes[this.next] ?? { kind: 'end', text: '', at: 0 };
  }

  private isKeyword(keyword: string): boolean {
    return this.peek().kind === 'word' && this.peek().text === keyword;
  }

  private takeKeyword(keyword: string): boolean {
    if (!this.isKeyword(keyword)) return false;
    this.next += 1;
    return true;
  }

  private takeSymbol(symbol: string): boolean {
    if (this.peek().kind !== 'symbol' || this.peek().text !== symbol) return false;
    this.next += 1;
    return true;
  }

  private unexpected(expected: string): Error {
    const { text, at, kind } = this.peek();
    const found = kind === 'end' ? 'the end of the filter' : `\`${text}\``;
    return invalidFilter(`Was expecting ${expected}, found ${found} at position ${at + 1}.`);
  }
}
