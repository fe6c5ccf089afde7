import type { ReactNode } from 'react';
import type { Link } from '../../data/model/pages/view.ts';

/** The heading of a section, with an optional sentence, link to more of the same, and controls. */
export function SectionHead({
  heading,
  intro,
  more,
  children,
}: {
  readonly heading: string;
  readonly intro?: string | null;
  readonly more?: Pick<Link, 'href'> & { readonly label: ReactNode };
  readonly children?: ReactNode;
}) {
  return (
    <div className="section-head">
      <h2>{heading}</h2>
      {intro && <p>{intro}</p>}
      {more && (
        <a className="quiet" href={more.href}>
          {more.label}
        </a>
      )}
      {children}
    </div>
  );
}
