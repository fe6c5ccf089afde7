import { FactIcon } from '../../../client/ui/FactIcon.tsx';
import type { FactIconName, FactLine } from '../../../data/model/deals/factLines.ts';
import { memoize } from '../../../data/model/memoize.ts';
import { recentCache } from '../../../data/model/recentCache.ts';
import { renderMarkup } from '../../html/renderMarkup.ts';

/** Most deals have facts with the same names: few, but of each language that this process knows. */
const maxLabels = 10;

/** The HTML of the name of a fact. */
const termOf = memoize((icon: FactIconName) =>
  memoize(
    (label: string) =>
      renderMarkup(
        <>
          <FactIcon name={icon} />
          {label}
        </>,
      ),
    recentCache<string, string>(maxLabels),
  ),
);

/** What one needs to know about a deal, a small drawing beside each fact. */
export function FactList({ facts }: { readonly facts: readonly FactLine[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ key, icon, label, text, note }) => (
        <div key={key} data-fact={key}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered this HTML */}
          <dt dangerouslySetInnerHTML={{ __html: termOf(icon)(label) }} />
          <dd>
            {text}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
