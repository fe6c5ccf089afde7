/** The families of colours that categories wear. The style sheet has the values of each. */
export const toneNames = ['ember', 'sky', 'violet', 'sage', 'rose', 'dusk'] as const;

export type Tone = (typeof toneNames)[number];
