/** HTML of the content's `slots/`, which was checked when it was read. */
export const OwnMarkup = ({ html, isWide = false }: { readonly html: string; readonly isWide?: boolean }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only what cli/content/slots/slotRules.ts allows
  <div className={isWide ? 'own wide' : 'own'} dangerouslySetInnerHTML={{ __html: html }} />
);
