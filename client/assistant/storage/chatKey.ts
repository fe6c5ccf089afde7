/**
 * Under which the device keeps the chat; nothing is there while there is none. Its number changes when a page of before
 * could not read what one of today keeps.
 */
export const chatKey = 'chat-1';
