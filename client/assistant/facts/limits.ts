/** Whether what `words` ask about costs `paid`, where they name a limit: "is that still under 300". `null` if they name none. */
export function isWithinLimit(
  words: string,
  { limit }: { readonly limit: string },
  paid: number,
): boolean | null {
  const { groups } = new RegExp(limit, 'u').exec(words) ?? {};
  if (!groups) return null;
  const amount = Number(groups.limit);
  return groups.over === undefined ? paid <= amount : paid > amount;
}
