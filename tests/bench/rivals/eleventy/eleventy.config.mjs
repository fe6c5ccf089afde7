// Nothing is asked of Eleventy but the pages: no files to copy, no collections, no word about each file.

/** @param {{ setQuietMode: (quiet: boolean) => void }} eleventy */
function configure(eleventy) {
  eleventy.setQuietMode(true);
  return { dir: { input: 'pages', output: 'out' }, templateFormats: ['11ty.js'] };
}

// biome-ignore lint/style/noDefaultExport: Eleventy asks for one
export default configure;
