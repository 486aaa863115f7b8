export { conversationApi } from './conversation.api.server';
export { conversationIntents } from './conversation.intents.server';
