import type { ReactNode } from 'react';
import type { RichNode } from '../../../api/campaign-answers';
import { CampaignLink } from '../../campaigns';

/** What staff wrote in the panel's editor; kinds of paragraphs it does not know show their texts. Nothing of it is HTML. */
export function RichText({ nodes }: { readonly nodes: readonly RichNode[] }) {
  return (
    <div className="landing-text">
      {nodes.map((node, place) => (
        <Paragraph key={place} node={node} />
      ))}
    </div>
  );
}

function Paragraph({ node }: { readonly node: RichNode }) {
  const children = inline(node.children);
  switch (node.type) {
    case 'heading':
      return (node.level ?? 2) <= 2 ? <h2>{children}</h2> : <h3>{children}</h3>;
    case 'list':
      return node.format === 'ordered' ? <ol>{items(node)}</ol> : <ul>{items(node)}</ul>;
    case 'quote':
      return <blockquote>{children}</blockquote>;
    case 'image':
      return null;
    default:
      return <p>{children}</p>;
  }
}

const items = ({ children = [] }: RichNode): ReactNode =>
  children.map((item, place) => <li key={place}>{inline(item.children)}</li>);

const inline = (nodes: readonly RichNode[] = []): ReactNode =>
  nodes.map((node, place) => <Inline key={place} node={node} />);

function Inline({ node }: { readonly node: RichNode }) {
  if (node.type === 'link') return <CampaignLink to={node.url ?? '/'}>{inline(node.children)}</CampaignLink>;
  if (node.children !== undefined) return <>{inline(node.children)}</>;
  let text: ReactNode = node.text ?? '';
  if (node.bold) text = <strong>{text}</strong>;
  if (node.italic) text = <em>{text}</em>;
  if (node.strikethrough) text = <s>{text}</s>;
  return <>{text}</>;
}
