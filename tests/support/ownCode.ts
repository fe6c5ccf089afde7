import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';

/** Code of a project: a card and a footer of its own, and one page. */
export const ownCode = {
  'parts/DealCard.tsx': `import type { DealCardProps } from 'city-deals';
import { EndDate, Image, Price, SaveHeart } from 'city-deals/parts';
import { Badge } from './shared/Badge.tsx';

export default function DealCard({ deal, currency, load = 'near', now }: DealCardProps) {
  return (
    <article className={\`card own-card tone-\${deal.category.tone}\`}>
      <div className="frame">
        <Image picture={deal.image} load={load} />
      </div>
      <Badge text={deal.vendor} />
      <h3>
        <a className="cover" href={deal.href}>
          {deal.title}
        </a>
      </h3>
      <p className="cost">
        <Price offer={deal.offer} currency={currency} />{' '}
        <EndDate deal={deal} form="card" {...(now !== undefined && { now })} />
      </p>
      <SaveHeart deal={deal} />
    </article>
  );
}
`,
  'parts/shared/Badge.tsx': `export const Badge = ({ text }: { readonly text: string }) => <p className="own-badge">{text}</p>;
`,
  'parts/Footer.tsx': `import type { FooterProps } from 'city-deals';
import { Footer as Original } from 'city-deals/parts';

export default function Footer({ chrome }: FooterProps) {
  return <Original chrome={{ ...chrome, siteName: \`\${chrome.siteName} by us\` }} />;
}
`,
  'pages/our-picks.tsx': `import type { PageProps } from 'city-deals';
import { DealGrid, SectionHead } from 'city-deals/parts';

export const title = 'Our picks';
export const description = 'The deals that we would buy ourselves, chosen anew each week by the people who run this site.';

export default function OurPicks({ deals, chrome }: PageProps) {
  return (
    <>
      <SectionHead heading="This week" />
      <DealGrid deals={deals.slice(0, 2)} currency={chrome.currency} />
    </>
  );
}
`,
};

/** Writes files of code into a project; `null` removes one. */
export function writeOwnCode(project: string, files: Readonly<Record<string, string | null>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(project, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (text === null) rmSync(file);
    else writeFileSync(file, text);
  }
}
