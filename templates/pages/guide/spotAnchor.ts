/** The anchor of the spot with this number, counted from 1. */
export const spotAnchor = (number: number) => `spot-${number}`;
