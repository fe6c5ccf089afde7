import type { ReactNode } from 'react';
import type { Link } from '../../data/model/pages/view.ts';

/** The heading of a section, with a link to more of its kind and with controls of what it shows. */
export function SectionHead({
  heading,
  more,
  children,
}: {
  readonly heading: string;
  readonly more?: Link;
  readonly children?: ReactNode;
}) {
  return (
    <div className="section-head">
      <h2>{heading}</h2>
      {more && (
        <a className="quiet" href={more.href}>
          {more.label}
        </a>
      )}
      {children}
    </div>
  );
}
