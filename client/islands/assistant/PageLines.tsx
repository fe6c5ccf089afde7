import { useState } from 'react';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { dealPath } from '../../../data/model/routes.ts';

/** What the page of a deal says, which `load` brings once it is opened, with a link to it. */
export function PageLines({
  deal: { slug, title },
  label,
  load,
}: {
  readonly deal: DealRecord;
  readonly label: string;
  readonly load: () => Promise<readonly string[]>;
}) {
  const [lines, setLines] = useState<readonly string[]>([]);
  return (
    <details className="origin" onToggle={() => void load().then(setLines)}>
      <summary>{label}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          <a href={dealPath(slug)}>{title}</a>
        </li>
      </ul>
    </details>
  );
}
