import { FactIcon } from '../../../client/ui/FactIcon.tsx';
import type { FactLine } from '../../../data/model/deals/factLines.ts';

/** What one needs to know about a deal, a small drawing beside each fact. */
export function FactList({ facts }: { readonly facts: readonly FactLine[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ key, icon, label, text, note }) => (
        <div key={key} data-fact={key}>
          <dt>
            <FactIcon name={icon} />
            {label}
          </dt>
          <dd>
            {text}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
