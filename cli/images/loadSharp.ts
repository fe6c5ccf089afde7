/** Loaded only for a picture to generate: loading takes as long as building a small site. */
export const loadSharp = async () => (await import('sharp')).default;
