import packageJson from '../../package.json' with { type: 'json' };

/** Increase it with each change to cli/fonts/ that cuts a font otherwise. */
const cutVersion = 1;

/** Part of the hash in the names of fonts, so that no old file passes for a new one. */
export const fontCutter = `${cutVersion} ${packageJson.dependencies.harfbuzzjs} ${packageJson.dependencies.wawoff2}`;
