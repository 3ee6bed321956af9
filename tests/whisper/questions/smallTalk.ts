/** What asks nothing of the knowledge, and what the reply must contain. */
import type { Labelled } from './labelled'

export const smallTalk: readonly Labelled[] = [
  { ask: 'hi', says: [/^hello/] },
  { ask: 'Hello there!', says: [/^hello/] },
  { ask: 'good morning', says: [/^hello/] },
  { ask: 'thanks a lot', says: ['welcome'] },
  { ask: 'thank you, that helps', says: ['welcome'] },
  { ask: 'bye', says: ['goodbye'] },
  { ask: 'Are you a real person?', says: ['AI assistant', 'not a person', '202-555-0142'] },
  { ask: 'am i talking to a bot', says: ['AI assistant'] },
  { ask: 'who are you?', says: ['Whisper'] },
  { ask: "what's your name", says: ['Whisper'] },
  { ask: 'how are you', says: ['thank you'] },
  { ask: 'help', says: ['prices'] },
  { ask: 'What can you do?', says: ['prices'] },
  { ask: 'ok', says: ['anything else'] },
  { ask: 'can I talk to a human', says: ['202-555-0142'] },
]
