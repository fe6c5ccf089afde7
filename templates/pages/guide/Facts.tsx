/** Names with their values, one pair a line. */
export function Facts({ facts }: { readonly facts: Readonly<Record<string, string>> }) {
  return (
    <dl className="pairs">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
