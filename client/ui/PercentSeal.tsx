/** The marigold seal that says how much of the original price is saved, in whole percent. */
export function PercentSeal({ percent }: { readonly percent: number }) {
  return (
    <p className="seal">
      <b>{percent}%</b> off
    </p>
  );
}
