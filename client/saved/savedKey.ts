/**
 * Under which the device keeps the saved deals; nothing is there while none are saved. Its number changes when a page of
 * before could not read what one of today keeps.
 */
export const savedKey = 'saved-deals-1';
