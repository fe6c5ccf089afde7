import type { Link } from '../../data/model/view.ts';

/** The heading of a section, with a link to more of its kind. */
export function SectionHead({ heading, more }: { readonly heading: string; readonly more?: Link }) {
  return (
    <div className="section-head">
      <h2>{heading}</h2>
      {more && (
        <a className="quiet" href={more.href}>
          {more.label}
        </a>
      )}
    </div>
  );
}
