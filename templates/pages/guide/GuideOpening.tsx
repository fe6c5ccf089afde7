import { leadSentence } from '../../../client/ui/leadSentence.ts';
import type { GuideProps } from '../../../data/model/pages/guide.ts';
import type { Link } from '../../../data/model/pages/view.ts';

/** The anchor of the pick with this number, counted from 1. */
export const pickAnchor = (number: number) => `pick-${number}`;

/** The anchor of a guide's block, counted from 0. */
export const blockAnchor = (index: number) => `part-${index + 1}`;

function contentsOf({ selection, blocks }: GuideProps): readonly Link[] {
  const picks = (selection?.picks ?? []).map(({ deal }, index) => ({
    label: deal.title,
    href: `#${pickAnchor(index + 1)}`,
  }));
  const parts = blocks.map((block, index) => ({
    label: block.kind === 'deals' ? block.selection.heading : block.heading,
    href: `#${blockAnchor(index)}`,
  }));
  return [...picks, ...parts];
}

function Lead({ text }: { readonly text: string }) {
  const [first, rest] = leadSentence(text);
  return (
    <>
      <b>{first}</b> {rest}
    </>
  );
}

/** The words that a guide begins with; beside them, where there is room, what follows. */
export function GuideOpening({ page }: { readonly page: GuideProps }) {
  const contents = contentsOf(page);
  return (
    <div className="wide section opening">
      <div>
        {page.introduction.map((text, index) => (
          <p key={text}>{index === 0 ? <Lead text={text} /> : text}</p>
        ))}
      </div>
      {contents.length > 1 && (
        <nav aria-label="On this page">
          <p aria-hidden="true">On this page</p>
          <ol>
            {contents.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}
