/** The key of the chat in localStorage; unset if there is none. Its number changes when stored chats become unreadable. */
export const chatKey = 'chat-1';
