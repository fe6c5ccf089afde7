/** The heading of a guide's block, with a sentence beside it where there is one. */
export function BlockHead({ heading, intro }: { readonly heading: string; readonly intro: string | null }) {
  return (
    <div className="section-head">
      <h2>{heading}</h2>
      {intro && <p>{intro}</p>}
    </div>
  );
}
