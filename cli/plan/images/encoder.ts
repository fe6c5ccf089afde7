import packageJson from '../../../package.json' with { type: 'json' };

/** Raise it with a change of cli/images/makePicture.ts that makes another picture of the same recipe. */
const edition = 1;

/** What makes photos and icons. It is a part of their names, so that no old file is taken for a new one. */
export const encoder = `${edition} sharp ${packageJson.dependencies.sharp}`;
