/**
 * Greetings, thanks and questions about Whisper itself. Always the same reply to the same words. What
 * is left beside the small talk is the question, so "Hi, how much is it?" is answered.
 */
import { isQuestion } from './clauses'
import { offer, personReply } from './replies'
import { replyTo } from './topics/talk'
import { words } from './words/fold'
import { Phrases } from './words/phrases'
import { isLight, terms } from './words/terms'

const acknowledged = replyTo('ok')
const ofItself = `${offer} What I do not know, I say.`

/** Replies and what they answer. The first that fits is given: what asks above what greets. */
const talks: readonly (readonly [reply: string, phrases: string])[] = [
  [
    personReply,
    `are you a real person, are you a person, are you a human, are you human, are you real,
     are you a bot, are you a robot, are you a machine, are you an ai, are you ai, is this a bot,
     is this a real person, is this a robot, am i talking to a bot, am i talking to a person,
     am i talking to a human, talk to a human, talk to a person, talk to a real person,
     talk to someone, speak to a human, speak to a person, speak to someone, speak with someone,
     real person, a human, human please`,
  ],
  [replyTo('who'), 'who are you, what are you, what is your name, your name, who am i talking to'],
  [
    ofItself,
    `what can you do, how can you help, can you help me, can you help, help me, help, i need help,
     what can i ask, what can i ask you, what things can i ask you, what sort of things can i ask you,
     what kind of things can i ask you, what do you know`,
  ],
  [
    'Ready to help, thank you. What would you like to know?',
    'how are you, how are you today, how are you doing, how is it going, how do you do, what is up, whats up',
  ],
  [
    replyTo('thanks'),
    'thanks, thank you, thx, ty, cheers, that helps, that helped, great help, appreciate it, you rock, you are the best, you are awesome, much appreciated, many thanks, that was kind, so kind, very kind, that is kind, nice of you, very helpful, that was helpful, so helpful, dear, sweet of you, lovely',
  ],
  [
    replyTo('farewell'),
    'bye, goodbye, good bye, see you, good night, have a nice day, have a good day, take care',
  ],
  [
    replyTo('greeting'),
    `anyone there, anybody there, is anyone there, is anybody there, you there, are you there, is someone there,
     anyone here, anybody home, anyone home, knock knock, yoo hoo, hi there, hello there, hi, hello, hey, hiya, howdy, yo, greetings, good morning, good afternoon, good evening`,
  ],
  [
    acknowledged,
    `ok, okay, okey dokey, okie dokie, okey dokey smokey, alrighty, righto, roger, roger that, yes, no, great, perfect, cool, nice, got it, i see,
     good, awesome, sure`,
  ],
]

/** The same in whole sentences. */
const patterns: readonly (readonly [reply: string, pattern: RegExp])[] = [
  [
    personReply,
    /\bare you (?:really |actually |even )?(?:an? )?(?:real |actual |living |live |human )*(?:lady|woman|man|girl|guy|human|person|being|bot|robot|machine|computer|program)\b/,
  ],
  [
    replyTo('who'),
    /\b(?:(?:who|whom|what) (?:am i|do i have the (?:honor|pleasure) of) (?:speaking|talking|chatting|writing|texting)|(?:do you have|have you got|got) a name|what (?:do|should|can|may) (?:i|we|people|they) call you)\b/,
  ],
  [
    ofItself,
    /\bwhat (?:sorts?|kinds?) of (?:stuff|things?|questions?) (?:(?:can|could|may|do) (?:i|one|we|you|people)|are you able)\b/,
  ],
  [
    ofItself,
    /^(?:what|which) (?:topics?|subjects?|questions?) (?:can|may|could|should|do) (?:i|we|you)\b/,
  ],
  [
    ofItself,
    /^(?:can|could|may|would) (?:you|i) (?:please )?(?:help me with|answer(?: me)?|ask(?: you)?) (?:a|some|one|two|a few|a couple of) (?:quick |short )?questions?(?: or two)?$/,
  ],
]

/** What these replies are given to also begins other questions, with so many words more. */
const opens: ReadonlySet<string> = new Set([replyTo('who'), ofItself])
const leastMore = 3

const replies = new Phrases<string>()
for (const [reply, phrases] of talks) {
  for (const phrase of phrases.split(',')) replies.add(words(phrase), reply)
}

export interface Heard {
  reply: string | undefined
  /** Whether more than small talk was said. */
  asksMore: boolean
  /** Whether what is left beside it has the form of a question, which may lean on what was asked before. */
  isAsking: boolean
  /** Thanks, or a goodbye. */
  isParting: boolean
}

export function hearSmallTalk(text: string): Heard {
  const said = words(text)
  const heard = new Set<string>()
  const rest: string[] = []
  let at = 0
  while (at < said.length) {
    const found = replies.at(at, said)
    if (found === undefined) rest.push(said[at] ?? '')
    else heard.add(found.value)
    at += found?.length ?? 1
  }
  // "Can I see" sees nothing yet.
  if (isQuestion(text.trim())) heard.delete(acknowledged)
  const asked = patterns.find(([, pattern]) => pattern.test(said.join(' ')))
  if (asked !== undefined) heard.add(asked[0])
  const reply = talks.find(([one]) => heard.has(one))?.[0]
  return {
    reply,
    isAsking: isQuestion(rest.join(' ')),
    isParting: reply === replyTo('thanks') || reply === replyTo('farewell'),
    // "What are you folks working on next?"
    asksMore:
      terms(rest).some((term) => !isLight(term)) ||
      (asked === undefined && opens.has(reply ?? '') && rest.length >= leastMore),
  }
}
