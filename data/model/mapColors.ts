/** The colors of a map as CSS, in light and dark. */
export const mapColors = {
  beyond: 'light-dark(#eef0df, #13233d)',
  land: 'light-dark(#cfe1ba, #24415a)',
  edge: 'light-dark(#b4c99b, #466b85)',
  water: 'light-dark(#9fcde8, #2f6586)',
  park: 'light-dark(#aacf88, #2f6351)',
  road: 'light-dark(#f4dc9b, #7d8fa6)',
  rail: 'light-dark(#1387b4, #7bc4e9)',
} as const;
