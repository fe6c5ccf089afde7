/**
 * The localStorage key of the chat; not set before a conversation begins. Increase its number when scripts that read the
 * current format could not read the new one.
 */
export const chatKey = 'chat-1';
