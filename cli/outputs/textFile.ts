/** A file made of text: its name in the output folder, and what will be in it. */
export type TextFile = readonly [file: string, text: string];
