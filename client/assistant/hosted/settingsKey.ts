/** The localStorage key of the chat's settings; not set if the visitor has changed nothing. */
export const settingsKey = 'chatbot_settings';
