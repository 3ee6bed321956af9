/**
 * Greetings, thanks and questions about Whisper itself. Always the same reply to the same words. What
 * is left beside the small talk is the question, so "Hi, how much is it?" is answered.
 */
import { introduction, personReply } from './replies'
import { words } from './words/fold'
import { isLight, terms } from './words/terms'

interface Talk {
  /** Folded words, as `words` gives them. */
  phrases: readonly string[]
  reply: string
}

const offer = 'Ask me about prices, installation, how it works or where we serve.'

/** The first that fits replies, so what asks for more stands above what only greets. */
const talks: readonly Talk[] = [
  {
    phrases: [
      'are you a real person',
      'are you a person',
      'are you a human',
      'are you human',
      'are you real',
    ].concat(
      [
        'are you a bot',
        'are you a robot',
        'are you a machine',
        'are you an ai',
        'are you ai',
        'am i talking to a bot',
      ],
      [
        'am i talking to a person',
        'am i talking to a human',
        'is this a bot',
        'is this a real person',
        'is this a robot',
      ],
      [
        'talk to a human',
        'talk to a person',
        'talk to a real person',
        'speak to a human',
        'speak to a person',
      ],
      [
        'speak to someone',
        'talk to someone',
        'speak with someone',
        'real person',
        'human please',
        'a human',
      ],
    ),
    reply: personReply,
  },
  {
    phrases: [
      'who are you',
      'what are you',
      'what is your name',
      'your name',
      'who am i talking to',
    ],
    reply: `${introduction} ${offer}`,
  },
  {
    phrases: [
      'what can you do',
      'how can you help',
      'can you help me',
      'can you help',
      'help me',
      'help',
      'i need help',
    ].concat(['what can i ask', 'what do you know']),
    reply: `${offer} What I do not know, I say.`,
  },
  {
    phrases: [
      'how are you',
      'how are you doing',
      'how is it going',
      'how do you do',
      'what is up',
      'whats up',
    ],
    reply: 'Ready to help, thank you. What would you like to know?',
  },
  {
    phrases: [
      'thanks',
      'thank you',
      'thx',
      'ty',
      'cheers',
      'that helps',
      'that helped',
      'great help',
      'appreciate it',
    ],
    reply: 'You are welcome.',
  },
  {
    phrases: [
      'bye',
      'goodbye',
      'good bye',
      'see you',
      'good night',
      'have a nice day',
      'have a good day',
      'take care',
    ],
    reply: 'Goodbye. I am here 24/7.',
  },
  {
    phrases: [
      'hi',
      'hello',
      'hey',
      'hiya',
      'howdy',
      'good morning',
      'good afternoon',
      'good evening',
      'greetings',
      'yo',
    ],
    reply: `Hello. ${offer}`,
  },
  {
    phrases: [
      'ok',
      'okay',
      'yes',
      'no',
      'great',
      'perfect',
      'cool',
      'nice',
      'got it',
      'i see',
      'good',
      'awesome',
      'sure',
    ],
    reply: 'Good. Ask me anything else about it.',
  },
]

export interface Heard {
  reply: string | undefined
  /** Whether more than small talk was said. */
  asksMore: boolean
}

export function hearSmallTalk(text: string): Heard {
  const said = words(text)
  const heard = new Set<Talk>()
  const rest: string[] = []
  let at = 0
  while (at < said.length) {
    const found = phraseAt(said, at)
    if (found === undefined) rest.push(said[at] ?? '')
    else heard.add(found.talk)
    at += found?.length ?? 1
  }
  const reply = talks.find((talk) => heard.has(talk))?.reply
  return { reply, asksMore: terms(rest).some((term) => !isLight(term)) }
}

const byFirstWord = new Map<string, { phrase: readonly string[]; talk: Talk }[]>()
for (const talk of talks) {
  for (const phrase of talk.phrases.map((it) => it.split(' '))) {
    const first = phrase[0] ?? ''
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { phrase, talk }])
  }
}

function phraseAt(said: readonly string[], at: number): { talk: Talk; length: number } | undefined {
  const fitting = (byFirstWord.get(said[at] ?? '') ?? [])
    .filter(({ phrase }) => phrase.every((word, i) => said[at + i] === word))
    .sort((a, b) => b.phrase.length - a.phrase.length)[0]
  return fitting && { talk: fitting.talk, length: fitting.phrase.length }
}
